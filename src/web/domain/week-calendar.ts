import { formatDay, shortDay } from '#shared/rules/text/format.ts';
import type { StudyDay } from '#shared/rules/time/study-day.ts';

/** A week of a plan or a cycle: its days one after the other. */
interface Week {
  days: readonly { date: StudyDay }[];
}

export const covers = ({ days }: Week, day: StudyDay): boolean =>
  (days[0]?.date ?? '9999') <= day && day <= (days.at(-1)?.date ?? '');

/** The position of the week that holds `today`: the first before the plan begins, the last after its end. */
export function currentWeek(weeks: readonly Week[], today: StudyDay): number {
  const now = weeks.findIndex((week) => covers(week, today));
  if (now >= 0) return now;
  return today < (weeks[0]?.days[0]?.date ?? '') ? 0 : weeks.length - 1;
}

/** Whether one of the weeks holds `today`. */
export const isUnderWay = (weeks: readonly Week[], today: StudyDay): boolean =>
  weeks.some((week) => covers(week, today));

/** `10/03 a 16/03/2026`. */
export function weekRange(days: Week['days']): string {
  const [first, last] = [days[0], days.at(-1)];
  return first && last ? `${shortDay(first.date)} a ${formatDay(last.date)}` : '';
}

/** `10/03 a 16/03`. */
export const shortRange = (days: Week['days']): string =>
  [days[0], days.at(-1)].map((day) => day && shortDay(day.date)).join(' a ');
