import { describe, expect, it } from 'vitest';
import { samplePlan } from './sample-plan.ts';
import { applyTick, countDone, itemOf, type Tick } from './tick.ts';

describe('a tick', () => {
  const plan = samplePlan();
  const first: Tick = { weekIndex: 0, dayIndex: 0, activityIndex: 0, completed: true };

  it('changes one activity, counts again and leaves the rest as it was', () => {
    const ticked = applyTick(plan, first);
    expect(itemOf(ticked, first)?.completed).toBe(true);
    expect(ticked.progress).toBe(13);
    expect(countDone(ticked)).toEqual({ activities: { done: 1, total: 4 }, topics: { done: 0, total: 4 } });
    expect(plan.weeks[0]?.days[0]?.activities[0]?.completed).toBe(false);
    expect(ticked.weeks[1]).toBe(plan.weeks[1]);
    expect(ticked.topics).toBe(plan.topics);
  });

  it('changes a topic and takes it back', () => {
    const ticked = applyTick(plan, { topicIndex: 2, completed: true });
    expect(ticked.topics.map(({ completed }) => completed)).toEqual([false, false, true, false]);
    expect(applyTick(ticked, { topicIndex: 2, completed: false })).toEqual(plan);
  });

  it('reaches 100 with the last item', () => {
    const topics = plan.topics.map((_, topicIndex) => ({ topicIndex, completed: true }));
    const activities = [0, 1].flatMap((weekIndex) =>
      [0, 1].map((activityIndex) => ({ weekIndex, dayIndex: 0, activityIndex, completed: true })),
    );
    const almost = [...topics, ...activities].slice(0, -1).reduce<typeof plan>(applyTick, plan);
    expect(almost.progress).toBe(88);
    expect(applyTick(almost, activities[3] as Tick).progress).toBe(100);
  });

  it('of what is not there, or is so already, changes nothing', () => {
    expect(applyTick(plan, { topicIndex: 9, completed: true })).toBe(plan);
    expect(applyTick(plan, { ...first, weekIndex: 7 })).toBe(plan);
    expect(applyTick(plan, { ...first, completed: false })).toBe(plan);
  });
});
