import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link, useNavigate } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { type ReactNode, Suspense, useDeferredValue } from 'react';
import { type CycleCard as Cycle, studyCycleLimits } from '#shared/contracts/study-cycles.ts';
import { countOf } from '#shared/rules/text/format.ts';
import { Meaning } from '#web/domain/meaning.tsx';
import { useDebounced } from '#web/lib/hooks/use-debounced.ts';
import { useLoaded } from '#web/lib/hooks/use-loaded.ts';
import { useQueryBox } from '#web/lib/hooks/use-query-box.ts';
import { useToday } from '#web/lib/today.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState, useRetry } from '#web/ui/error-state.tsx';
import { SearchInput } from '#web/ui/form/search-input.tsx';
import { Segmented } from '#web/ui/form/segmented.tsx';
import { floatingClass, PageHeader } from '#web/ui/page-header.tsx';
import { Skeleton, SkeletonBlock } from '#web/ui/skeleton.tsx';
import { studyCyclesQuery } from '../api.ts';
import { type CycleFilter, cycleFilterOf, cycleFilters, filterCycles } from '../cycle-labels.ts';
import { CycleCard } from './cycle-card.tsx';

const route = getRouteApi('/student/study-cycles');

type SearchProps = { search: ReturnType<typeof useCycleSearch> };

/** Search and filter stay in use while another list loads. */
export function StudyCyclesPage() {
  const search = useCycleSearch();
  const cycles = useQuery({ ...studyCyclesQuery(search.asked), enabled: false }).data;
  return (
    <CyclesFrame search={search} cycles={cycles}>
      <Suspense fallback={<CycleGridSkeleton />}>
        <FoundCycles search={search} />
      </Suspense>
    </CyclesFrame>
  );
}

export const CyclesFailure = () => (
  <CyclesFrame search={useCycleSearch()}>
    <ErrorState message="Falha ao buscar os ciclos de estudo." onRetry={useRetry()} />
  </CyclesFrame>
);

type CyclesFrameProps = SearchProps & {
  /** Those that were asked for; undefined while they load. */
  cycles?: readonly Cycle[] | undefined;
  children: ReactNode;
};

function CyclesFrame({ search, cycles, children }: CyclesFrameProps) {
  const isEmpty = cycles?.length === 0 && search.asked === '';
  return (
    <>
      <PageHeader
        title="Ciclos de Estudo"
        subtitle={
          <Meaning of="ciclo">
            Ciclo: suas matérias em rodízio, em blocos de tempo, semana após semana.
          </Meaning>
        }
        actions={
          !isEmpty && (
            <Button
              variant="main"
              icon={<Plus aria-hidden="true" />}
              className={floatingClass}
              render={<Link to="/study-cycles/create" />}
            >
              Novo Ciclo
            </Button>
          )
        }
      />
      <div className="grid gap-5">
        {!isEmpty && (
          <CycleFilters search={search} count={cycles ? filterCycles(cycles, search.filter).length : 0} />
        )}
        {children}
      </div>
    </>
  );
}

/** `count` is that of the cycles found; 0 while they load. */
function CycleFilters({ search: { query, type, filter, choose }, count }: SearchProps & { count: number }) {
  return (
    <div className="grid gap-3">
      <SearchInput
        label="Buscar ciclos por nome..."
        value={query}
        onValueChange={type}
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
          onValueChange={choose}
          className="max-sm:order-3 max-sm:w-full"
        />
        <p role="status" className="ms-auto text-ink-muted text-sm tabular-nums max-sm:order-2">
          {count > 0 && countOf(count, 'ciclo', 'ciclos')}
        </p>
      </div>
    </div>
  );
}

function FoundCycles({ search: { query, asked, filter } }: SearchProps) {
  const cycles = filterCycles(useLoaded(studyCyclesQuery(asked)), filter);
  if (cycles.length === 0) return <NoCycles isNarrowed={query.trim() !== '' || filter !== 'all'} />;
  return <CycleGrid cycles={cycles} />;
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

/**
 * Search and status of the list, kept in the address; `asked` is the search once the student pauses, and the one before
 * until that has been answered.
 */
function useCycleSearch() {
  const { q = '', status: named } = route.useSearch();
  const filter = cycleFilterOf(named);
  const navigate = useNavigate();
  const [query, setQuery] = useQueryBox(q);
  const asked = useDeferredValue(useDebounced(query.trim()));
  const write = (search: { q: string; filter: CycleFilter }) => {
    setQuery(search.q);
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
    type: (next: string) => write({ q: next, filter }),
    choose: (next: CycleFilter) => write({ q: query, filter: next }),
  };
}
