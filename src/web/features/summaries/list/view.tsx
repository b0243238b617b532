import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { Globe, Plus } from 'lucide-react';
import { profileQuery } from '#web/features/accounts/api.ts';
import { sentenceOf } from '#web/lib/api-error.ts';
import { useTitle } from '#web/lib/use-title.ts';
import { Button } from '#web/ui/button.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { floatingClass } from '#web/ui/floating-class.ts';
import { PageHeader } from '#web/ui/page-header.tsx';
import { summariesQuery } from '../api.ts';
import { CreationBanner } from '../creation/banner.tsx';
import { useSummarySearch } from '../search.tsx';
import { SummaryGridSkeleton } from '../summary-grid-skeleton.tsx';
import { OwnFilters } from './own-filters.tsx';
import { SummaryList } from './summary-list.tsx';

export function SummariesPage() {
  useTitle('Resumos');
  const search = useSummarySearch('/summaries');
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery(summariesQuery(search.asked));
  const userId = useQuery(profileQuery).data?.id;
  const isEmpty = data?.count === 0 && !search.isNarrowed;
  return (
    <>
      <PageHeader
        title="Resumos"
        actions={
          <>
            <Button icon={<Globe aria-hidden="true" />} render={<Link to="/summaries/public" />}>
              Resumos públicos
            </Button>
            <Button
              variant={isEmpty ? 'secondary' : 'main'}
              icon={<Plus aria-hidden="true" />}
              className={clsx(!isEmpty && floatingClass)}
              render={<Link to="/summaries/create" />}
            >
              Criar Resumo
            </Button>
          </>
        }
      />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        {userId && <CreationBanner userId={userId} />}
        {!isEmpty && <OwnFilters search={search} count={data?.count} />}
        {data ? (
          <SummaryList
            summaries={data.summaries}
            count={data.count}
            isStale={isPlaceholderData || search.isResting}
            search={search}
          />
        ) : error ? (
          <ErrorState
            message={sentenceOf(error, 'Não foi possível carregar os resumos. Tente novamente mais tarde.')}
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
