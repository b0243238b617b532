import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { Plus } from 'lucide-react';
import { useTitle } from '#web/lib/use-title.ts';
import { Button } from '#web/ui/button.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { floatingClass } from '#web/ui/floating-class.ts';
import { PageHeader } from '#web/ui/page-header.tsx';
import { studyCyclesQuery } from '../api.ts';
import { CycleFilters } from '../components/cycle-filters.tsx';
import { CycleGrid } from '../components/cycle-grid.tsx';
import { CycleGridSkeleton } from '../components/cycle-grid-skeleton.tsx';
import { NoCycles } from '../components/no-cycles.tsx';
import { filterCycles } from '../cycle-status.ts';
import { useCycleSearch } from '../use-cycle-search.ts';

export function StudyCyclesPage() {
  useTitle('Ciclos de Estudo');
  const { query, asked, filter, search, choose } = useCycleSearch();
  const { data: cycles, error, isFetching, refetch } = useQuery(studyCyclesQuery(asked));
  const isNarrowed = query.trim() !== '' || filter !== 'all';
  const isEmpty = cycles?.length === 0 && asked === '';
  const found = cycles && filterCycles(cycles, filter);
  return (
    <>
      <PageHeader
        title="Ciclos de Estudo"
        actions={
          <Button
            variant={isEmpty ? 'secondary' : 'main'}
            icon={<Plus aria-hidden="true" />}
            className={clsx(!isEmpty && floatingClass)}
            render={<Link to="/study-cycles/create" />}
          >
            Novo Ciclo
          </Button>
        }
      />
      <div className="grid gap-5">
        <CycleFilters
          query={query}
          onQueryChange={search}
          filter={filter}
          onFilterChange={choose}
          count={found?.length}
        />
        {found ? (
          found.length > 0 ? (
            <CycleGrid cycles={found} />
          ) : (
            <NoCycles isNarrowed={isNarrowed} />
          )
        ) : error ? (
          <ErrorState
            message="Falha ao buscar os ciclos de estudo."
            onRetry={() => void refetch()}
            retrying={isFetching}
          />
        ) : (
          <CycleGridSkeleton />
        )}
      </div>
    </>
  );
}
