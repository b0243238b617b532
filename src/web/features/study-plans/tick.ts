import type { StudyPlan } from '#shared/contracts/study-plans.ts';
import { progressOf } from '#shared/rules/plan-progress.ts';

interface ActivityTick {
  weekIndex: number;
  dayIndex: number;
  activityIndex: number;
  completed: boolean;
}

interface TopicTick {
  topicIndex: number;
  completed: boolean;
}

/** What a student ticks or unticks: 0-based positions in the plan's arrays. */
export type Tick = ActivityTick | TopicTick;

type Content = Pick<StudyPlan, 'weeks' | 'topics'>;

export function itemOf(plan: Content, tick: Tick): { completed: boolean } | undefined {
  return 'topicIndex' in tick
    ? plan.topics[tick.topicIndex]
    : plan.weeks[tick.weekIndex]?.days[tick.dayIndex]?.activities[tick.activityIndex];
}

/** Two ticks of one item have the same name. */
export function nameOfItem(tick: Tick): string {
  return 'topicIndex' in tick
    ? `topic ${tick.topicIndex}`
    : `activity ${tick.weekIndex} ${tick.dayIndex} ${tick.activityIndex}`;
}

/** The plan with the item as `tick` says and its progress counted anew; the same plan when nothing changes. */
export function applyTick(plan: StudyPlan, tick: Tick): StudyPlan {
  const { completed } = tick;
  if (itemOf(plan, tick)?.completed !== !completed) return plan;
  if ('topicIndex' in tick)
    return counted({
      ...plan,
      topics: changeAt(plan.topics, tick.topicIndex, (topic) => ({ ...topic, completed })),
    });
  const weeks = changeAt(plan.weeks, tick.weekIndex, (week) => ({
    ...week,
    days: changeAt(week.days, tick.dayIndex, (day) => ({
      ...day,
      activities: changeAt(day.activities, tick.activityIndex, (activity) => ({ ...activity, completed })),
    })),
  }));
  return counted({ ...plan, weeks });
}

function changeAt<T>(list: T[], at: number, change: (item: T) => T): T[] {
  return list.map((item, index) => (index === at ? change(item) : item));
}

function counted(plan: StudyPlan): StudyPlan {
  const { activities, topics } = countDone(plan);
  return { ...plan, progress: progressOf(activities.done + topics.done, activities.total + topics.total) };
}

export interface Count {
  done: number;
  total: number;
}

export function countItems(items: Iterable<{ completed: boolean }>): Count {
  let [done, total] = [0, 0];
  for (const { completed } of items) {
    total += 1;
    if (completed) done += 1;
  }
  return { done, total };
}

export function countDone({ weeks, topics }: Content): { activities: Count; topics: Count } {
  const activities = weeks.flatMap(({ days }) => days.flatMap((day) => day.activities));
  return { activities: countItems(activities), topics: countItems(topics) };
}
