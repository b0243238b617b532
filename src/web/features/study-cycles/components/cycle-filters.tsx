import { studyCycleLimits } from '#shared/contracts/study-cycles.ts';
import { countOf } from '#web/lib/format.ts';
import { SearchInput } from '#web/ui/search-input.tsx';
import { Segmented } from '#web/ui/segmented.tsx';
import { type CycleFilter, cycleFilters } from '../cycle-status.ts';

type CycleFiltersProps = {
  query: string;
  onQueryChange: (query: string) => void;
  filter: CycleFilter;
  onFilterChange: (filter: CycleFilter) => void;
  /** Of the cycles found; undefined while they load. */
  count: number | undefined;
};

export function CycleFilters(props: CycleFiltersProps) {
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
