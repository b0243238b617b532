import type { StudyPlan, Topic } from '#shared/contracts/study-plans.ts';
import { progressOf } from '#shared/rules/plans/plan-progress.ts';
import type { StudyDay } from '#shared/rules/time/study-day.ts';

interface ActivityTick {
  weekIndex: number;
  dayIndex: number;
  activityIndex: number;
  /** Finds it on the server wherever it stands when the tick arrives. */
  activityId?: string;
  completed: boolean;
}

interface TopicTick {
  topicIndex: number;
  /** As `activityId`. */
  topicId?: number;
  completed: boolean;
}

interface RevisionTick extends TopicTick {
  /** 1, 2 or 3. */
  number: number;
}

/** What a student ticks or unticks: 0-based positions in the plan's arrays. */
export type Tick = ActivityTick | TopicTick | RevisionTick;

/** What ticks change of an item; the days are those of a topic. */
export type ItemState = Pick<Topic, 'completed'> & Partial<Pick<Topic, 'completedOn' | 'revisedOn'>>;

type Content = Pick<StudyPlan, 'weeks' | 'topics'>;

export const stateOfTopic = ({ completed, completedOn, revisedOn }: Topic): ItemState => ({
  completed,
  completedOn,
  revisedOn,
});

const activityAt = ({ weeks }: Content, { weekIndex, dayIndex, activityIndex }: ActivityTick) =>
  weeks[weekIndex]?.days[dayIndex]?.activities[activityIndex];

/** The item that a tick is about, as the plan holds it. */
export function stateOf(plan: Content, tick: Tick): ItemState | undefined {
  if ('topicIndex' in tick) {
    const topic = plan.topics[tick.topicIndex];
    return topic && stateOfTopic(topic);
  }
  const activity = activityAt(plan, tick);
  return activity && { completed: activity.completed };
}

/** The tick with the id of its item: while it waits for a connection, the plan may be laid out anew elsewhere. */
export const withItemId = (plan: Content, tick: Tick): Tick =>
  'topicIndex' in tick
    ? { ...tick, topicId: plan.topics[tick.topicIndex]?.id }
    : { ...tick, activityId: activityAt(plan, tick)?._id };

/** Two ticks of one item have the same name; a revision is a part of its topic. */
export function nameOfItem(tick: Tick): string {
  return 'topicIndex' in tick
    ? `topic ${tick.topicIndex}`
    : `activity ${tick.weekIndex} ${tick.dayIndex} ${tick.activityIndex}`;
}

/** The plan with the item as `tick` says on `today`; the same plan when nothing changes. */
export function applyTick(plan: StudyPlan, tick: Tick, today: StudyDay): StudyPlan {
  const before = stateOf(plan, tick);
  const after = before && ('number' in tick ? revised(before, tick, today) : ticked(before, tick, today));
  return after ? putState(plan, tick, after) : plan;
}

function ticked(before: ItemState, tick: Tick, today: StudyDay): ItemState | null {
  const { completed } = tick;
  if (before.completed === completed) return null;
  return 'topicIndex' in tick
    ? { completed, completedOn: completed ? today : null, revisedOn: [] }
    : { completed };
}

/** Only the next revision can be ticked, and only the last one unticked. */
function revised(before: ItemState, { number, completed }: RevisionTick, today: StudyDay): ItemState | null {
  const { completedOn = null, revisedOn = [] } = before;
  if (completedOn === null || revisedOn.length !== (completed ? number - 1 : number)) return null;
  return { ...before, revisedOn: completed ? [...revisedOn, today] : revisedOn.slice(0, -1) };
}

/** The plan with the item of `tick` in `state` and its progress counted anew; revisions do not count. */
export function putState(plan: StudyPlan, tick: Tick, state: ItemState): StudyPlan {
  if ('topicIndex' in tick) {
    const topics = changeAt(plan.topics, tick.topicIndex, (topic) => ({ ...topic, ...state }));
    return 'number' in tick ? { ...plan, topics } : counted({ ...plan, topics });
  }
  const { completed } = state;
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
