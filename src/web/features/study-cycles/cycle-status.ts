import type { CycleCard } from '#shared/contracts/study-cycles.ts';

/** The filters of the list: all, or one status. */
export const cycleFilters = [
  { value: 'all', label: 'Todos' },
  { value: 'todo', label: 'A fazer' },
  { value: 'doing', label: 'Fazendo' },
  { value: 'done', label: 'Concluído' },
] as const;

export type CycleFilter = (typeof cycleFilters)[number]['value'];
export type CycleStatus = Exclude<CycleFilter, 'all'>;

/** What the share of done blocks makes of a cycle; `progress` is a percentage. */
export function statusOf({ progress }: Pick<CycleCard, 'progress'>): CycleStatus {
  if (progress >= 100) return 'done';
  return progress > 0 ? 'doing' : 'todo';
}

export const statusName = (status: CycleStatus): string =>
  cycleFilters.find(({ value }) => value === status)?.label ?? '';

/** The filter named in an address; anything unknown shows all. */
export function cycleFilterOf(text: string | undefined): CycleFilter {
  return cycleFilters.find(({ value }) => value === text)?.value ?? 'all';
}

/** The cycles that have the status of `filter`. */
export const filterCycles = <C extends Pick<CycleCard, 'progress'>>(
  cycles: readonly C[],
  filter: CycleFilter,
): C[] => cycles.filter((cycle) => filter === 'all' || statusOf(cycle) === filter);
