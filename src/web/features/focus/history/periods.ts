import type { FocusSession, FocusSummary, SessionCategory } from '#shared/contracts/focus.ts';
import { formatDay, monthText, shortDay, shortMonth } from '#shared/rules/text/format.ts';
import { addDays, type StudyDay } from '#shared/rules/time/study-day.ts';
import { startAfter, startOf, type TimeUnit } from '#shared/rules/time/time-units.ts';

interface Period {
  /** Its first day. */
  start: StudyDay;
  sessions: number;
  minutes: number;
  categories: FocusSummary['categories'];
}

/** Fewer days than these would be bars as broad as the chart. */
const leastDays = 7;

/** Every period of a summary, also those without sessions, the oldest first. */
export function everyPeriod({ from, to, unit, periods }: FocusSummary): Period[] {
  const known = new Map(periods.map((period) => [period.start, period]));
  const weekBefore = addDays(to, 1 - leastDays);
  const first = unit === 'day' && from > weekBefore ? weekBefore : from;
  const all: Period[] = [];
  for (let start = startOf(unit, first); start <= to; start = startAfter(unit, start))
    all.push(known.get(start) ?? { start, sessions: 0, minutes: 0, categories: [] });
  return all;
}

/** A period's name: `11/03/2026`, `março de 2026`, `2026`. */
export function periodText(start: StudyDay, unit: TimeUnit): string {
  if (unit === 'year') return start.slice(0, 4);
  return unit === 'month' ? monthText(start) : formatDay(start);
}

/** A period's name under a chart: `11/03`, `mar/26`, `2026`; today is `hoje`. */
export function periodMark(start: StudyDay, unit: TimeUnit, today: StudyDay): string {
  if (unit === 'year') return start.slice(0, 4);
  if (unit === 'month') return `${shortMonth(start)}/${start.slice(2, 4)}`;
  return start === today ? 'hoje' : shortDay(start);
}

/** The minutes of a period in one category. */
export const minutesIn = ({ categories }: Period, category: SessionCategory): number =>
  categories.find((total) => total.category === category)?.minutes ?? 0;

interface SessionDay {
  day: StudyDay;
  sessions: FocusSession[];
  /** Of study; null while more of the day's sessions may follow. */
  minutes: number | null;
}

/** Sessions, newest first, by their days; with `hasMore` the last day is not known whole. */
export function sessionDays(sessions: readonly FocusSession[], hasMore: boolean): SessionDay[] {
  const days: SessionDay[] = [];
  for (const session of sessions) {
    const last = days.at(-1);
    if (last?.day === session.day) {
      last.sessions.push(session);
      last.minutes = (last.minutes ?? 0) + session.durationMinutes;
    } else days.push({ day: session.day, sessions: [session], minutes: session.durationMinutes });
  }
  const last = days.at(-1);
  if (last && hasMore) last.minutes = null;
  return days;
}
