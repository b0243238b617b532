import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { profileQuery } from '#web/features/accounts/api.ts';
import { isMissing } from '#web/lib/api-error.ts';
import { useTitle } from '#web/lib/use-title.ts';
import { listingQuery } from '../api.ts';
import { ListingFailure } from './listing-failure.tsx';
import { ListingSkeleton } from './listing-skeleton.tsx';
import { ListingView } from './listing-view.tsx';
import { useView } from './use-view.ts';

export function MarketplacePlanPage() {
  const { planId = '' } = useParams({ strict: false });
  const { data: detail, error, refetch, isFetching } = useQuery(listingQuery(planId));
  const user = useQuery(profileQuery).data;
  useView(detail && !detail.isOwn ? planId : null);
  useTitle(detail?.studyPlan.title ?? 'Plano do marketplace');
  if (error && (!detail || isMissing(error)))
    return <ListingFailure error={error} onRetry={() => void refetch()} retrying={isFetching} />;
  return detail ? <ListingView key={planId} detail={detail} user={user} /> : <ListingSkeleton />;
}
