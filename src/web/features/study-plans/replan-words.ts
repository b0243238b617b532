import type { ReplanPreview } from '#shared/contracts/replan.ts';
import { messageOf } from '#shared/messages.ts';
import { addDays, isStudyDay, type StudyDay } from '#shared/rules/study-day.ts';
import { countOf, formatDay } from '#web/lib/format.ts';
import { hoursText } from './plan-words.ts';

/** The last day until which a plan can be spread. */
export const lastReplanDay = (today: StudyDay): StudyDay => addDays(today, 365);

/** What is wrong with a chosen end; an empty one is the plan's own. */
export function brokenUntil(until: string, today: StudyDay): string | undefined {
  const isInside = isStudyDay(until) && today <= until && until <= lastReplanDay(today);
  return until === '' || isInside ? undefined : messageOf('study_plans.until_out_of_range');
}

/** Minutes of what is open that find a place. */
export function fittingMinutes({ minutesOpen, leftOut }: ReplanPreview): number {
  return Math.max(0, minutesOpen - leftOut.reduce((sum, { duration }) => sum + duration, 0));
}

/** `14 atividades mudam de dia. Cabem 18 h de 22 h abertas até 30/03/2026.` */
export function replanSummary(preview: ReplanPreview): string {
  const { moved, minutesOpen, until } = preview;
  const moves =
    moved === 0
      ? 'Nenhuma atividade muda de dia.'
      : `${countOf(moved, 'atividade muda de dia', 'atividades mudam de dia')}.`;
  const fits = fittingMinutes(preview);
  if (fits === 0) return `${moves} Nada cabe até ${formatDay(until)}.`;
  const open = `${hoursText(minutesOpen / 60)} ${minutesOpen < 120 ? 'aberta' : 'abertas'}`;
  return `${moves} ${fits < 120 ? 'Cabe' : 'Cabem'} ${hoursText(fits / 60)} de ${open} até ${formatDay(until)}.`;
}

/** `12/03`. */
export const shortDay = (day: StudyDay): string => formatDay(day).slice(0, 5);
