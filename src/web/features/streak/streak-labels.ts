import type { Streak } from '#shared/contracts/streak.ts';
import { maxFreezes } from '#shared/rules/streak.ts';
import { countOf, formatNumber, longDayText, weekdayName } from '#shared/rules/text/format.ts';
import type { StudyDay } from '#shared/rules/time/study-day.ts';
import type { SkyDay } from './year-sky.ts';

/** What follows the number of days of a run. */
export const runWords = (days: number): string => (days === 1 ? 'dia consecutivo' : 'dias consecutivos');

const activeDays = (count: number) => countOf(count, 'dia ativo', 'dias ativos');

/** The freezes in hand, what one is for and when the next comes, in one sentence. */
export function freezeText({
  freezes,
  daysToNextFreeze,
}: Pick<Streak, 'freezes' | 'daysToNextFreeze'>): string {
  const next = activeDays(daysToNextFreeze);
  if (freezes === 0) return `Em mais ${next} você ganha um dia de folga, que cobre um dia perdido.`;
  const held = `Você tem ${countOf(freezes, 'dia de folga guardado', 'dias de folga guardados')}`;
  if (freezes >= maxFreezes) return `${held}, o máximo: cada um cobre um dia perdido.`;
  return `${held}, que cobre um dia perdido; outro vem em ${next}.`;
}

/** `terça-feira, 10 de março de 2026: dia ativo`; a day to come says only which it is. */
export function skyDayText({ day, kind }: SkyDay, today: StudyDay): string {
  const date = `${weekdayName(day)}, ${longDayText(day)}`;
  const named = day === today ? `hoje, ${date}` : date;
  if (kind !== 'dark') return `${named}: ${kind === 'active' ? 'dia ativo' : 'dia de folga'}`;
  return day < today ? `${named}: sem acesso` : named;
}

/** What a year held, in a sentence or two. */
export function yearText(year: number, figures: { active: number; frozen: number; longest: number }): string {
  const { active, frozen, longest } = figures;
  if (active === 0) return `Nenhuma estrela em ${year} ainda: cada dia em que você entra acende uma.`;
  const covered = frozen > 0 ? ` e ${formatNumber(frozen)} de folga` : '';
  return `${activeDays(active)}${covered} em ${year}. Maior sequência: ${countOf(longest, 'dia', 'dias')}.`;
}
