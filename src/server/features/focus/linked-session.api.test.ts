import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { studyPlanApi } from '#shared/contracts/study-plans.ts';
import { blocksIn, makeCycle, openCycle } from '#test/support/cycles.ts';
import { makePlan } from '#test/support/plans.ts';
import { record } from '#test/support/sessions.ts';
import { openTestApp, type TestApp } from '#test/support/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
beforeEach(() => test.reset());
afterAll(() => test.close());

const id = '0195862d-6f00-7000-8000-000000000001';
const nobody = '0195862d-6f00-7000-8000-00000000000f';

describe('a session linked to an activity of a plan', () => {
  async function withPlan() {
    const student = await test.registerStudent();
    const plan = await makePlan(test, student.token);
    const activity = plan.weeks.flatMap(({ days }) => days).flatMap(({ activities }) => activities)[0];
    if (!activity) throw new Error('a plan without activities');
    const link = { kind: 'activity', planId: plan.id, activityId: activity._id } as const;
    const open = async () =>
      (await test.call(studyPlanApi.detail, { params: { id: plan.id } }, student)).body.data.studyPlan;
    return { student, plan, link, open };
  }
  const done = ({ weeks }: Awaited<ReturnType<Awaited<ReturnType<typeof withPlan>>['open']>>) =>
    weeks.flatMap(({ days }) => days).flatMap(({ activities }) => activities.filter((one) => one.completed));

  it('takes the subject of the plan, and leaves the activity open', async () => {
    const { student, link, open } = await withPlan();
    expect(await record(test, student, { link })).toMatchObject({ link, subject: 'Matemática' });
    expect(await record(test, student, { link, subject: 'Física' })).toMatchObject({ subject: 'Física' });
    expect(done(await open())).toEqual([]);
  });

  it('ticks the activity when it completes it, also sent twice, and a deletion leaves it ticked', async () => {
    const { student, link, open } = await withPlan();
    const session = await record(test, student, { id, link, completes: true });
    expect(await record(test, student, { id, link, completes: true })).toEqual(session);
    await record(test, student, { link, completes: true });
    const after = await open();
    expect(done(after).map(({ _id }) => _id)).toEqual([link.activityId]);
    expect(after.progress).toBeGreaterThan(0);
    await test.send('DELETE', `/pomodoros/${session.id}`, undefined, student);
    expect(done(await open())).toHaveLength(1);
  });

  it('is recorded without it when the activity, or the plan, is gone', async () => {
    const { student, link } = await withPlan();
    const gone = { ...link, activityId: nobody };
    expect(await record(test, student, { link: gone, completes: true })).toMatchObject({
      link: null,
      subject: null,
    });
    await test.send('DELETE', `/study-plans/${link.planId}`, undefined, student);
    expect(await record(test, student, { link, completes: true, subject: 'Física' })).toMatchObject({
      link: null,
      subject: 'Física',
      durationMinutes: 25,
    });
  });

  it('never reaches the plan of another student', async () => {
    const { link, open } = await withPlan();
    const other = await test.registerStudent();
    expect(await record(test, other, { link, completes: true })).toMatchObject({ link: null, subject: null });
    expect(done(await open())).toEqual([]);
  });
});

describe('a session linked to a block of a cycle', () => {
  async function withCycle(changes: object = {}) {
    const student = await test.registerStudent();
    const cycle = await makeCycle(test, student.token, changes);
    const [block] = blocksIn(cycle);
    if (!block) throw new Error('a cycle without blocks');
    const link = { kind: 'block', cycleId: cycle.id, blockId: block._id } as const;
    const now = async () => {
      const open = await openCycle(test, student.token, cycle.id);
      return { ...open, block: blocksIn(open).find(({ _id }) => _id === block._id) };
    };
    return { student, block, link, now };
  }

  it('takes its subject and adds its minutes, once for each id', async () => {
    const { student, block, link, now } = await withCycle();
    expect(await record(test, student, { id, link })).toMatchObject({ link, subject: block.subject });
    await record(test, student, { id, link });
    expect((await now()).block).toMatchObject({ minutesDone: 25, completed: false });
  });

  it('sent many times at once adds its minutes once', async () => {
    const { student, link, now } = await withCycle();
    await Promise.all(Array.from({ length: 8 }, () => record(test, student, { id, link })));
    expect((await now()).block).toMatchObject({ minutesDone: 25 });
  });

  it('completes it on the day of the session when it says so', async () => {
    const { student, link, now } = await withCycle();
    await record(test, student, { link, completes: true });
    expect(await now()).toMatchObject({
      completedBlocks: 1,
      block: { completed: true, completedOn: '2026-03-11' },
    });
  });

  it('completes a block of a round once its minutes are full', async () => {
    const { student, link, now } = await withCycle({ mode: 'sequence' });
    await record(test, student, { link });
    expect((await now()).block).toMatchObject({ completed: false, minutesDone: 25 });
    await record(test, student, { link });
    expect((await now()).block).toMatchObject({ completed: true });
  });

  it('is recorded without it when the block, or the cycle, is gone, and never reaches that of another', async () => {
    const { student, link, now } = await withCycle();
    const none = { link: null, subject: null, durationMinutes: 25 };
    expect(await record(test, student, { link: { ...link, blockId: nobody } })).toMatchObject(none);
    expect(await record(test, await test.registerStudent(), { link, completes: true })).toMatchObject(none);
    expect((await now()).block).toMatchObject({ completed: false, minutesDone: 0 });
    await test.send('DELETE', `/study-cycles/${link.cycleId}`, undefined, student);
    expect(await record(test, student, { link, completes: true })).toMatchObject(none);
  });
});
