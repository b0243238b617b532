import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Route } from 'lucide-react';
import { sentenceOf } from '#web/lib/api-error.ts';
import { useTitle } from '#web/lib/use-title.ts';
import { Button } from '#web/ui/button.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { listingsQuery } from '../api.ts';
import { ListingFilters } from './filters.tsx';
import { FoundLine } from './found-line.tsx';
import { ListingGridSkeleton } from './listing-grid-skeleton.tsx';
import { ListingResults } from './listing-results.tsx';
import { useListingSearch } from './use-listing-search.ts';

export function MarketplacePage() {
  useTitle('Marketplace');
  const search = useListingSearch();
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery(listingsQuery(search.asked));
  const isStale = isPlaceholderData || search.isResting;
  return (
    <>
      <PageHeader
        title="Marketplace"
        subtitle="Planos que outros estudantes publicaram, prontos para você clonar."
        actions={
          <Button icon={<Route aria-hidden="true" />} render={<Link to="/study-plans" />}>
            Meus planos
          </Button>
        }
      />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <ListingFilters search={search} />
        {data ? (
          <>
            <FoundLine
              pagination={data.pagination}
              typed={search.query.trim()}
              corrected={isStale ? null : data.correctedSearch}
              widened={isStale ? null : data.widenedSearch}
            />
            <ListingResults
              listings={data.studyPlans}
              pagination={data.pagination}
              isStale={isStale}
              search={search}
            />
          </>
        ) : error ? (
          <ErrorState
            message={sentenceOf(error, 'Falha ao buscar planos de estudo publicados.')}
            onRetry={() => void refetch()}
            retrying={isFetching}
          />
        ) : (
          <ListingGridSkeleton />
        )}
      </div>
    </>
  );
}
