import { type CycleCard, cycleModes } from '#shared/contracts/study-cycles.ts';
import { countOf, formatHours } from '#shared/rules/text/format.ts';

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
