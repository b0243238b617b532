import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { StudyPlan } from '#shared/contracts/study-plans.ts';
import { cloneSourceQuery } from './publication/api.ts';

type CloneOriginProps = { plan: Pick<StudyPlan, 'id' | 'isPublishable'> };

/** Whose plan a clone was made of; nothing for a plan of one's own, or when it is gone. */
export function CloneOrigin({ plan: { id, isPublishable } }: CloneOriginProps) {
  const { data: source } = useQuery({ ...cloneSourceQuery(id), enabled: !isPublishable });
  if (!source) return null;
  return (
    <p className="basis-full break-words text-ink-muted text-sm">
      Clonado de {source.author.username} ·{' '}
      <Link to="/marketplace/$planId" params={{ planId: source.listingId }} className="link">
        Ver no marketplace
      </Link>
    </p>
  );
}
