import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { Plus } from 'lucide-react';
import { type CycleCard as Cycle, studyCycleLimits } from '#shared/contracts/study-cycles.ts';
import { countOf } from '#web/lib/format.ts';
import { useDebounced } from '#web/lib/hooks/use-debounced.ts';
import { useQueryBox } from '#web/lib/hooks/use-query-box.ts';
import { useTitle } from '#web/lib/hooks/use-title.ts';
import { useToday } from '#web/lib/hooks/use-today.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { SearchInput } from '#web/ui/form/search-input.tsx';
import { Segmented } from '#web/ui/form/segmented.tsx';
import { floatingClass } from '#web/ui/overlay/floating-class.ts';
import { PageHeader } from '#web/ui/page-header.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { SkeletonBlock } from '#web/ui/skeleton-block.tsx';
import { studyCyclesQuery } from '../api.ts';
import { type CycleFilter, cycleFilterOf, cycleFilters, filterCycles } from '../cycle-status.ts';
import { CycleCard } from './cycle-card.tsx';

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

type CycleFiltersProps = {
  query: string;
  onQueryChange: (query: string) => void;
  filter: CycleFilter;
  onFilterChange: (filter: CycleFilter) => void;
  /** Of the cycles found; undefined while they load. */
  count: number | undefined;
};

function CycleFilters(props: CycleFiltersProps) {
  const { query, onQueryChange, filter, onFilterChange, count } = props;
  return (
    <div className="grid gap-3">
      <SearchInput
        label="Buscar ciclos por nome..."
        value={query}
        onValueChange={onQueryChange}
        maxLength={studyCycleLimits.search}
        className="max-w-xl"
      />
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <span aria-hidden="true" className="text-ink-muted text-sm">
          Filtrar por status:
        </span>
        <Segmented
          label="Filtrar por status:"
          variant="chips"
          options={cycleFilters}
          value={filter}
          onValueChange={onFilterChange}
          className="max-sm:order-3 max-sm:w-full"
        />
        <p role="status" className="ms-auto text-ink-muted text-sm tabular-nums max-sm:order-2">
          {Boolean(count) && countOf(count ?? 0, 'ciclo', 'ciclos')}
        </p>
      </div>
    </div>
  );
}

const cycleGridClass = 'grid gap-3 sm:grid-cols-[repeat(auto-fill,minmax(19rem,1fr))] sm:gap-4';

type CycleGridProps = { cycles: readonly Cycle[] };

function CycleGrid({ cycles }: CycleGridProps) {
  const today = useToday();
  return (
    <ul className={cycleGridClass}>
      {cycles.map((cycle) => (
        <li key={cycle.id} className="min-w-0">
          <CycleCard cycle={cycle} today={today} />
        </li>
      ))}
    </ul>
  );
}

const places = ['a', 'b', 'c', 'd', 'e', 'f'];

function CycleGridSkeleton() {
  return (
    <Skeleton>
      <div className={cycleGridClass}>
        {places.map((place) => (
          <SkeletonBlock key={place} className="h-60 rounded-lg!" />
        ))}
      </div>
    </Skeleton>
  );
}

type NoCyclesProps = { isNarrowed: boolean };

function NoCycles({ isNarrowed }: NoCyclesProps) {
  const title = 'Nenhum ciclo de estudo encontrado';
  if (isNarrowed) return <EmptyState title={title} hint="Tente ajustar seus filtros de busca" />;
  return (
    <EmptyState
      title={title}
      hint="Diga o que estuda e quantas horas tem: os blocos de cada matéria vêm prontos."
      action={
        <Button variant="main" size="lg" render={<Link to="/study-cycles/create" />}>
          Criar ciclo de estudos
        </Button>
      }
    />
  );
}

/** Search and status of the list, kept in the address; `asked` is the search once the student pauses. */
function useCycleSearch() {
  const { q = '', status: named } = useSearch({ strict: false });
  const filter = cycleFilterOf(named);
  const navigate = useNavigate();
  const [query, type] = useQueryBox(q);
  const asked = useDebounced(query.trim());
  const write = (search: { q: string; filter: CycleFilter }) => {
    type(search.q);
    void navigate({
      to: '/study-cycles',
      search: { q: search.q || undefined, status: search.filter === 'all' ? undefined : search.filter },
      replace: true,
      resetScroll: false,
    });
  };
  return {
    query,
    asked,
    filter,
    search: (next: string) => write({ q: next, filter }),
    choose: (next: CycleFilter) => write({ q: query, filter: next }),
  };
}
