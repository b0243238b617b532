import type { Activity, PlanWeek } from '#shared/contracts/study-plans.ts';
import type { StudyDay } from '#shared/rules/time/study-day.ts';
import { covers } from '#web/domain/week-calendar.ts';

/** Whether any week has something to do; without it there is no schedule to show. */
export const hasActivities = (weeks: readonly PlanWeek[]): boolean =>
  weeks.some(({ days }) => days.some(({ activities }) => activities.length > 0));

/** What is planned for `day`. */
export function activitiesOn(weeks: readonly PlanWeek[], day: StudyDay): Activity[] {
  const week = weeks.find((other) => covers(other, day));
  return week?.days.find(({ date }) => date === day)?.activities ?? [];
}
