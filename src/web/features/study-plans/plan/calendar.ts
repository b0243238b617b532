import type { Activity, PlanWeek, StudyPlan } from '#shared/contracts/study-plans.ts';
import type { StudyDay } from '#shared/rules/time/study-day.ts';

/** Whether any week has something to do; without it there is no schedule to show. */
export const hasActivities = (weeks: readonly PlanWeek[]): boolean =>
  weeks.some(({ days }) => days.some(({ activities }) => activities.length > 0));

/**
 * What to study next: what `today` still asks for, else the first thing left open, of no finished topic; undefined when
 * all is done.
 */
export function nextActivity(
  { weeks, topics }: Pick<StudyPlan, 'weeks' | 'topics'>,
  today: StudyDay,
): Activity | undefined {
  const finished = new Set(topics.filter(({ completed }) => completed).map(({ name }) => name));
  const open = weeks.flatMap(({ days }) =>
    days.flatMap(({ date, activities }) =>
      activities
        .filter(({ completed, topic }) => !completed && !finished.has(topic))
        .map((activity) => ({ date, activity })),
    ),
  );
  return (open.find(({ date }) => date === today) ?? open[0])?.activity;
}
