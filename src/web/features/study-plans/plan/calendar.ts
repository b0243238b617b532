import type { Activity, PlanWeek } from '#shared/contracts/study-plans.ts';
import type { StudyDay } from '#shared/rules/time/study-day.ts';

/** Whether any week has something to do; without it there is no schedule to show. */
export const hasActivities = (weeks: readonly PlanWeek[]): boolean =>
  weeks.some(({ days }) => days.some(({ activities }) => activities.length > 0));

/** What to study next: what `today` still asks for, else the first thing left open; undefined when all is done. */
export function nextActivity(weeks: readonly PlanWeek[], today: StudyDay): Activity | undefined {
  const open = weeks.flatMap(({ days }) =>
    days.flatMap(({ date, activities }) =>
      activities.filter(({ completed }) => !completed).map((activity) => ({ date, activity })),
    ),
  );
  return (open.find(({ date }) => date === today) ?? open[0])?.activity;
}
