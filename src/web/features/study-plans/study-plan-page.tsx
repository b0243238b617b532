import { type QueryClient, useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { profileQuery } from '#web/features/accounts/api.ts';
import { isMissing } from '#web/lib/api-error.ts';
import { useArrived } from '#web/lib/use-arrived.ts';
import { useTitle } from '#web/lib/use-title.ts';
import { SkeletonBlock } from '#web/ui/skeleton-block.tsx';
import { studyPlanQuery } from './api.ts';
import { PlanFailure } from './components/plan-failure.tsx';
import { PlanSkeleton } from './components/plan-skeleton.tsx';
import { PlanView } from './components/plan-view.tsx';

const OriginalReview = lazy(async () => ({
  default: (await import('#web/features/marketplace/original-review.tsx')).OriginalReview,
}));

/** What the screen is drawn from. */
export const firstAnswers = (client: QueryClient, { planId = '' }: Record<string, string>): Promise<void> =>
  client.prefetchQuery(studyPlanQuery(planId));

export function StudyPlanPage() {
  const { planId = '' } = useParams({ strict: false });
  const { data, error, refetch, isFetching } = useQuery(studyPlanQuery(planId));
  const plan = useArrived(data);
  // The frame around every page asks for it.
  const user = useQuery({ ...profileQuery, enabled: false }).data;
  useTitle(plan?.title ?? 'Plano de estudos');
  // A plan on the screen outlives a failed refresh, but not its own deletion.
  if (error && (!plan || isMissing(error)))
    return <PlanFailure error={error} onRetry={() => void refetch()} retrying={isFetching} />;
  return plan ? (
    <PlanView
      key={plan.id}
      plan={plan}
      author={user?.name}
      reviewForm={(listingId) =>
        user && (
          <Suspense fallback={<SkeletonBlock className="h-64" />}>
            <OriginalReview listingId={listingId} user={user} />
          </Suspense>
        )
      }
    />
  ) : (
    <PlanSkeleton />
  );
}
