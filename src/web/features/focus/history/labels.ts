import type { FocusSession, FocusSummary, PlannedAndDone } from '#shared/contracts/focus.ts';
import { countOf, durationText, formatDay } from '#shared/rules/text/format.ts';
import { addDays, type StudyDay, weekdayNames, weekdayOf } from '#shared/rules/time/study-day.ts';
import type { TimeUnit } from '#shared/rules/time/time-units.ts';
import { formatDate, formatTime } from '#web/lib/format.ts';

/** `25min`, `1h 30min`, `40s`. */
export const minutesText = (minutes: number): string => durationText(minutes * 60);

export const sessionsText = (count: number): string => countOf(count, 'sessão', 'sessões');

/** `Hoje`, `Ontem`, or `Segunda-feira, 09/03/2026`. */
export function dayTitle(day: StudyDay, today: StudyDay): string {
  if (day === today) return 'Hoje';
  return day === addDays(today, -1) ? 'Ontem' : `${weekdayNames[weekdayOf(day)]}, ${formatDay(day)}`;
}

type Times = Pick<FocusSession, 'startTime' | 'endTime'>;

/** `14:00–14:25`; with the day of its end when that is another: `23:50–00:15 (12/03)`. */
export function timesText({ startTime, endTime }: Times): string {
  const times = `${formatTime(startTime)}–${formatTime(endTime)}`;
  const [first, last] = [formatDate(startTime), formatDate(endTime)];
  return first === last ? times : `${times} (${last.slice(0, 5)})`;
}

/** A session named in a sentence: `a sessão de Leitura de 11/03/2026, 14:00–14:25`. */
export const sessionName = (session: FocusSession): string =>
  `a sessão de ${session.category} de ${formatDay(session.day)}, ${timesText(session)}`;

/** What a chart's periods are called. */
export const unitWords: Record<TimeUnit, { one: string; column: string; average: string }> = {
  day: { one: 'dia', column: 'Dia', average: 'Por dia de estudo' },
  month: { one: 'mês', column: 'Mês', average: 'Por mês de estudo' },
  year: { one: 'ano', column: 'Ano', average: 'Por ano de estudo' },
};

/** `12h 5min em 30 sessões.` */
export function summaryText({ sessions, minutes }: Pick<FocusSummary, 'sessions' | 'minutes'>): string {
  if (sessions === 0) return 'Nenhuma sessão neste período.';
  return `${minutesText(minutes)} em ${sessionsText(sessions)}.`;
}

/** Minutes of a whole week; sessions without a subject count as done. */
export function weekTotals({ subjects, other }: PlannedAndDone): { planned: number; done: number } {
  return {
    planned: subjects.reduce((sum, subject) => sum + subject.planned, 0),
    done: subjects.reduce((sum, subject) => sum + subject.done, other),
  };
}

/** `+10min`, `−1h 5min`, or `0min` when it is done to the minute. */
export function differenceText(planned: number, done: number): string {
  const difference = done - planned;
  if (Math.round(difference) === 0) return minutesText(0);
  return `${difference > 0 ? '+' : '−'}${minutesText(Math.abs(difference))}`;
}
