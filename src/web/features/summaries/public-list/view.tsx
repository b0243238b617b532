import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { sentenceOf } from '#web/lib/api-error.ts';
import { useTitle } from '#web/lib/use-title.ts';
import { BackLink } from '#web/ui/back-link.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { publicSummariesQuery } from '../api.ts';
import { useSummarySearch } from '../search.tsx';
import { SummaryGridSkeleton } from '../summary-grid-skeleton.tsx';
import { PublicFilters } from './public-filters.tsx';
import { PublicList } from './public-list.tsx';

export function PublicSummariesPage() {
  useTitle('Resumos públicos');
  const search = useSummarySearch('/summaries/public');
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery(
    publicSummariesQuery(search.asked),
  );
  return (
    <>
      <PageHeader
        title="Resumos públicos"
        subtitle="O que outros estudantes compartilharam para você revisar."
        back={<BackLink render={<Link to="/summaries" />}>Resumos</BackLink>}
      />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <PublicFilters search={search} count={data?.count} />
        {data ? (
          <PublicList
            summaries={data.summaries}
            count={data.count}
            isStale={isPlaceholderData || search.isResting}
            search={search}
          />
        ) : error ? (
          <ErrorState
            message={sentenceOf(
              error,
              'Não foi possível carregar os resumos públicos. Tente novamente mais tarde.',
            )}
            onRetry={() => void refetch()}
            retrying={isFetching}
          />
        ) : (
          <SummaryGridSkeleton />
        )}
      </div>
    </>
  );
}
