import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import type { StudyPlan } from '#shared/contracts/study-plans.ts';
import { sentenceOf } from '#web/lib/api/api-error.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Collapsible } from '#web/ui/collapsible.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Skeleton, SkeletonBlock } from '#web/ui/skeleton.tsx';
import { useToast } from '#web/ui/toast/use-toast.ts';
import { publicationQuery, useUpdatePublication } from './api.ts';
import { PublicationState } from './state.tsx';

type PublicationPanelProps = {
  plan: Pick<StudyPlan, 'id' | 'isPublished' | 'isPublishable' | 'numberOfReviews'>;
};

const PublicationView = lazy(async () => ({
  default: (await import('./numbers.tsx')).PublicationView,
}));

/** How a plan stands in the marketplace; nothing for one that never was there. */
export function PublicationPanel({ plan }: PublicationPanelProps) {
  const wasPublished = plan.isPublishable && (plan.isPublished || plan.numberOfReviews > 0);
  const { data, error, isFetching, refetch } = useQuery({
    ...publicationQuery(plan.id),
    enabled: wasPublished,
  });
  const [isOpen, setOpen] = useState(false);
  if (!wasPublished) return null;
  return (
    <Collapsible
      level={2}
      title="No marketplace"
      // The header says it of one that everybody finds.
      aside={data && data.state !== 'published' && <PublicationState state={data.state} />}
      open={isOpen}
      onOpenChange={setOpen}
    >
      {data ? (
        <Suspense fallback={<PublicationSkeleton />}>
          <PublicationView planId={plan.id} publication={data} />
        </Suspense>
      ) : error ? (
        <ErrorState
          message={sentenceOf(error, 'Não foi possível carregar os números do marketplace. Tente novamente.')}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : (
        <PublicationSkeleton />
      )}
    </Collapsible>
  );
}

function PublicationSkeleton() {
  return (
    <Skeleton>
      <SkeletonBlock className="h-16" />
      <SkeletonBlock className="h-48" />
    </Skeleton>
  );
}

/** Says that others read something else than what the plan says now; nothing otherwise. */
export function PublicationChanges({ plan: { id, isPublished } }: PublicationPanelProps) {
  const { data } = useQuery({ ...publicationQuery(id), enabled: isPublished });
  const { mutateAsync, isPending } = useUpdatePublication(id);
  const toast = useToast();
  if (!isPublished || !data?.hasChanges || data.state !== 'published') return null;
  const update = async () => {
    try {
      toast.success(await mutateAsync());
    } catch (error) {
      toast.error(sentenceOf(error, 'Não foi possível atualizar a publicação. Tente novamente.'));
    }
  };
  return (
    <Alert
      className="mb-5"
      action={
        <Button size="sm" busy={isPending} busyLabel="Atualizando..." onClick={update}>
          Atualizar publicação
        </Button>
      }
    >
      {data.syllabusTopics > 0
        ? 'Você mudou o plano, ou o edital dele, depois de publicar.'
        : 'Você mudou o plano depois de publicar.'}
    </Alert>
  );
}
