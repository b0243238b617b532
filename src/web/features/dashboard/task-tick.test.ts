import { describe, expect, it } from 'vitest';
import { sampleDashboard, sampleDay, sampleItem, sampleTask } from '#test/support/samples/dashboard.ts';
import { applyTick, isDone, nameOfTick } from './task-tick.ts';

const idsIn = ({ plan }: ReturnType<typeof sampleDashboard>) => plan.items.map(({ id }) => id);

describe('a tick on the dashboard', () => {
  it('of a task leaves it among the tasks, done, and takes it out of the plan', () => {
    const tick = { task: sampleTask(), completed: true };
    const after = applyTick(sampleDashboard(), tick);
    expect(after.tasks.map(({ completed }) => completed)).toEqual([true, false]);
    expect(idsIn(after)).toEqual(['cards', 'revision:p1:3', 'activity:a1']);
    expect([isDone(sampleDashboard(), tick), isDone(after, tick), nameOfTick(tick)]).toEqual([
      false,
      true,
      'b1',
    ]);
  });

  it('of an activity takes it out of the plan, and back after the cards', () => {
    const tick = { item: sampleItem(), completed: true };
    const after = applyTick(sampleDashboard(), tick);
    expect(idsIn(after)).toEqual(['cards', 'revision:p1:3', 'block:b1']);
    expect([isDone(sampleDashboard(), tick), isDone(after, tick)]).toEqual([false, true]);
    const undone = { ...tick, completed: false };
    expect(idsIn(applyTick(after, undone))).toEqual(['cards', 'activity:a1', 'revision:p1:3', 'block:b1']);
    expect(idsIn(applyTick(applyTick(after, undone), undone))).toHaveLength(4);
  });

  it('of something late counts it off its plan, once', () => {
    const item = sampleItem({ isLate: true });
    const late = [{ planId: 'p1', title: 'Genética', count: 3, minutes: 90, since: sampleDay, next: null }];
    const whole = sampleDashboard();
    const before = { ...whole, plan: { ...whole.plan, items: [item], late } };
    const after = applyTick(before, { item, completed: true });
    expect(after.plan.late).toMatchObject([{ count: 2, minutes: 60 }]);
    expect(applyTick(after, { item, completed: true })).toEqual(after);
    expect(applyTick(after, { item, completed: false }).plan.late).toEqual(late);
  });
});
