import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { isMissing } from '#web/lib/api-error.ts';
import { useTitle } from '#web/lib/use-title.ts';
import { BackLink } from '#web/ui/back-link.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { studyCycleQuery } from '../api.ts';
import { CycleSkeleton } from '../components/cycle-skeleton.tsx';
import { EditCycleForm } from '../components/edit-cycle-form.tsx';
import { CycleFailure } from '../cycle-fallback.tsx';

export function EditStudyCyclePage() {
  useTitle('Editar ciclo de estudos');
  const { cycleId = '' } = useParams({ strict: false });
  const { data: cycle, error, refetch, isFetching } = useQuery(studyCycleQuery(cycleId));
  if (error && (!cycle || isMissing(error)))
    return <CycleFailure error={error} onRetry={() => void refetch()} retrying={isFetching} />;
  if (!cycle) return <CycleSkeleton />;
  return (
    <>
      <PageHeader
        title="Editar ciclo"
        subtitle={cycle.name}
        back={
          <BackLink render={<Link to="/study-cycles/$cycleId" params={{ cycleId }} />}>
            Voltar ao ciclo
          </BackLink>
        }
      />
      <EditCycleForm key={cycle.id} cycle={cycle} />
    </>
  );
}
