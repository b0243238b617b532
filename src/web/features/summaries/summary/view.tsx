import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { tierLimits } from '#shared/rules/tiers.ts';
import { profileQuery } from '#web/features/accounts/api.ts';
import { isMissing } from '#web/lib/api-error.ts';
import { useTitle } from '#web/lib/use-title.ts';
import { summaryQuery } from '../api.ts';
import { SummaryFailure } from '../failure.tsx';
import { SummarySkeleton } from '../summary-skeleton.tsx';
import { SummaryView } from './summary-view.tsx';

export function SummaryPage() {
  const { summaryId = '' } = useParams({ strict: false });
  const { data: summary, error, refetch, isFetching } = useQuery(summaryQuery(summaryId));
  const { data: user } = useQuery(profileQuery);
  useTitle(summary?.title ?? 'Resumo');
  // A summary on the screen outlives a failed refresh, but not its own deletion.
  if (error && (!summary || isMissing(error)))
    return <SummaryFailure error={error} onRetry={() => void refetch()} retrying={isFetching} />;
  if (!summary) return <SummarySkeleton />;
  const canShare = user && tierLimits[user.plan].publicSummaries;
  return <SummaryView key={summary.id} summary={summary} canShare={canShare} />;
}
