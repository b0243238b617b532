import { type CycleCard, cycleModes } from '#shared/contracts/study-cycles.ts';
import { countOf, formatHours } from '#shared/rules/text/format.ts';

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

const modeWords = {
  calendar: {
    label: 'Calendário',
    description: 'Cada bloco tem dia e hora; o que ficou para trás pode ser replanejado.',
  },
  sequence: {
    label: 'Sequência',
    description: 'Os blocos seguem uma ordem, sem dia marcado: você continua sempre de onde parou.',
  },
} as const;

/** How a cycle can be followed, each in one sentence. */
export const modeChoices = cycleModes.map((value) => ({ value, ...modeWords[value] }));

export const modeName = (mode: CycleCard['mode']): string => modeWords[mode].label;
export const modeSentence = (mode: CycleCard['mode']): string => modeWords[mode].description;

export const engineWords: Record<NonNullable<CycleCard['engine']>, string> = {
  local: 'Matérias sugeridas sem IA externa',
  model: 'Matérias sugeridas com IA conectada',
};

/** What 1 to 5 mean, of a difficulty and of a priority. */
export const ratingNames = ['Mínima', 'Baixa', 'Média', 'Alta', 'Máxima'] as const;

export const blocksText = (count: number): string => countOf(count, 'bloco', 'blocos');
export const weeksText = (count: number): string => countOf(count, 'semana', 'semanas');

/** `14h por semana`. */
export const weeklyText = (hours: number): string => `${formatHours(hours)} por semana`;
