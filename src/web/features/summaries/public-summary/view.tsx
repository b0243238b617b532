import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { isMissing } from '#web/lib/api-error.ts';
import { useTitle } from '#web/lib/use-title.ts';
import { publicSummaryQuery } from '../api.ts';
import { SummaryFailure } from '../failure.tsx';
import { SummarySkeleton } from '../summary-skeleton.tsx';
import { PublicView } from './public-view.tsx';

export function PublicSummaryPage() {
  const { summaryId = '' } = useParams({ strict: false });
  const { data: summary, error, refetch, isFetching } = useQuery(publicSummaryQuery(summaryId));
  useTitle(summary?.title ?? 'Resumo público');
  if (error && (!summary || isMissing(error)))
    return <SummaryFailure isPublic error={error} onRetry={() => void refetch()} retrying={isFetching} />;
  return summary ? <PublicView summary={summary} /> : <SummarySkeleton />;
}
