import type { Activity, PlanDay, PlanWeek } from '#shared/contracts/study-plans.ts';
import type { StudyDay } from '#shared/rules/study-day.ts';
import { formatDay } from '#web/lib/format.ts';

/** Whether any week has something to do; without it there is no schedule to show. */
export const hasActivities = (weeks: readonly PlanWeek[]): boolean =>
  weeks.some(({ days }) => days.some(({ activities }) => activities.length > 0));

const covers = ({ days }: PlanWeek, day: StudyDay) =>
  (days[0]?.date ?? '9999') <= day && day <= (days.at(-1)?.date ?? '');

/** The position of the week that holds `today`: the first before the plan begins, the last after its end. */
export function currentWeek(weeks: readonly PlanWeek[], today: StudyDay): number {
  const now = weeks.findIndex((week) => covers(week, today));
  if (now >= 0) return now;
  return today < (weeks[0]?.days[0]?.date ?? '') ? 0 : weeks.length - 1;
}

/** Whether one of the weeks holds `today`. */
export const isUnderWay = (weeks: readonly PlanWeek[], today: StudyDay): boolean =>
  weeks.some((week) => covers(week, today));

/** `10/03 a 16/03/2026`. */
export function weekRange(days: readonly PlanDay[]): string {
  const [first, last] = [days[0], days.at(-1)];
  return first && last ? `${formatDay(first.date).slice(0, 5)} a ${formatDay(last.date)}` : '';
}

/** What is planned for `day`. */
export function activitiesOn(weeks: readonly PlanWeek[], day: StudyDay): Activity[] {
  const week = weeks.find((other) => covers(other, day));
  return week?.days.find(({ date }) => date === day)?.activities ?? [];
}
