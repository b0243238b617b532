import { describe, expect, it } from 'vitest';
import type { StudyPlan } from '#shared/contracts/study-plans.ts';
import { samplePlan, sampleTopic } from '#test/support/samples/study-plans.ts';
import { applyTick, countDone, putState, stateOf, type Tick } from './tick.ts';

const today = '2026-03-12';
const apply = (plan: StudyPlan, ...ticks: Tick[]) =>
  ticks.reduce((before, tick) => applyTick(before, tick, today), plan);

describe('a tick', () => {
  const plan = samplePlan();
  const first: Tick = { weekIndex: 0, dayIndex: 0, activityIndex: 0, completed: true };

  it('changes one activity, counts again and leaves the rest as it was', () => {
    const ticked = apply(plan, first);
    expect(stateOf(ticked, first)).toEqual({ completed: true });
    expect(ticked.progress).toBe(13);
    expect(countDone(ticked)).toEqual({ activities: { done: 1, total: 4 }, topics: { done: 0, total: 4 } });
    expect(plan.weeks[0]?.days[0]?.activities[0]?.completed).toBe(false);
    expect(ticked.weeks[1]).toBe(plan.weeks[1]);
    expect(ticked.topics).toBe(plan.topics);
  });

  it('changes a topic, whose revisions count from today, and takes it back', () => {
    const ticked = apply(plan, { topicIndex: 2, completed: true });
    expect(ticked.topics.map(({ completed }) => completed)).toEqual([false, false, true, false]);
    expect(ticked.topics[2]).toMatchObject({ completedOn: today, revisedOn: [] });
    expect(apply(ticked, { topicIndex: 2, completed: false })).toEqual(plan);
  });

  it('reaches 100 with the last item', () => {
    const topics = plan.topics.map((_, topicIndex) => ({ topicIndex, completed: true }));
    const activities = [0, 1].flatMap((weekIndex) =>
      [0, 1].map((activityIndex) => ({ weekIndex, dayIndex: 0, activityIndex, completed: true })),
    );
    const almost = apply(plan, ...topics, ...activities.slice(0, -1));
    expect(almost.progress).toBe(88);
    expect(apply(almost, activities[3] as Tick).progress).toBe(100);
  });

  it('of what is not there, or is so already, changes nothing', () => {
    expect(apply(plan, { topicIndex: 9, completed: true })).toBe(plan);
    expect(apply(plan, { ...first, weekIndex: 7 })).toBe(plan);
    expect(apply(plan, { ...first, completed: false })).toBe(plan);
  });
});

describe('a revision', () => {
  const finished = sampleTopic({ completed: true, completedOn: '2026-03-01', revisedOn: ['2026-03-02'] });
  const plan = samplePlan({ topics: [finished, sampleTopic({ id: 1, name: 'DNA' })], progress: 18 });
  const second: Tick = { topicIndex: 0, number: 2, completed: true };

  it('is done today and taken back, without a change of progress', () => {
    const done = apply(plan, second);
    expect(done.topics[0]).toEqual({ ...finished, revisedOn: ['2026-03-02', today] });
    expect(done.progress).toBe(18);
    expect(apply(done, { ...second, completed: false })).toEqual(plan);
  });

  it.each([
    ['out of turn', { ...second, number: 3 }],
    ['done already', { ...second, number: 1 }],
    ['not done yet', { ...second, completed: false }],
    ['before another that is done', { ...second, number: 0, completed: false }],
    ['of an open topic', { topicIndex: 1, number: 1, completed: true }],
  ])('%s changes nothing', (_, tick) => {
    expect(apply(plan, tick)).toBe(plan);
  });

  it('goes with its topic, and comes back with the state from before', () => {
    const topic: Tick = { topicIndex: 0, completed: false };
    const before = stateOf(plan, topic);
    const open = apply(plan, topic);
    expect(open.topics[0]).toMatchObject({ completed: false, completedOn: null, revisedOn: [] });
    expect(before && putState(open, topic, before)).toEqual({ ...plan, progress: 17 });
  });
});
