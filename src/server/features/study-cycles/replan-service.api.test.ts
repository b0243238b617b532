import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { rowsOf } from '#server/platform/database/database.ts';
import { studyCycleApi } from '#shared/contracts/study-cycles.ts';
import { addDays } from '#shared/rules/time/study-day.ts';
import { blocksIn, makeCycle, openCycle, tickBlock } from '#test/support/cycles.ts';
import { today } from '#test/support/plans.ts';
import { openTestApp, type TestApp } from '#test/support/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
beforeEach(() => test.reset());
afterAll(() => test.close());

/** A cycle of four weeks, its first block done, and a token of some days later. */
async function lateCycle(days: number, changes: object = {}) {
  const student = await test.registerStudent();
  const cycle = await makeCycle(test, student.token, { cycleDurationInWeeks: 4, ...changes });
  await tickBlock(test, student.token, cycle.id, blocksIn(cycle)[0] as never);
  test.clock.advance({ days });
  return { id: cycle.id, token: await test.tokenFor(student) };
}

const preview = async (token: string, id: string, body: object = {}) =>
  (await test.call(studyCycleApi.previewReplan, { params: { id }, body }, { token })).body.data.preview;
const apply = (token: string, id: string, version: string, until?: string) =>
  test.send('POST', `/study-cycles/${id}/replan`, { version, until }, { token });
const undo = (token: string, id: string) =>
  test.send('POST', `/study-cycles/${id}/replan/undo`, undefined, { token });
const changesOf = async (id: string) =>
  (
    await rowsOf<{ id: string; changes: number }>(
      test.services.db,
      sql`select id, changes from study_cycle_blocks where cycle_id = ${id}`,
    )
  ).reduce((all, { id: block, changes }) => all.set(block, changes), new Map<string, number>());

describe('replanning by the calendar', () => {
  it('shows, applies and takes back exactly', async () => {
    const { id, token } = await lateCycle(6, { weeklySchedule: { monday: 4, tuesday: 4, wednesday: 4 } });
    const before = await openCycle(test, token, id);
    const late = blocksIn(before).filter(({ date, completed }) => !completed && date < addDays(today, 6));
    expect(late.length).toBeGreaterThan(0);
    const shown = await preview(token, id, { until: addDays(today, 40) });
    expect(shown).toMatchObject({ from: addDays(today, 6), until: addDays(today, 40), leftOut: [] });
    expect(shown.moved).toBeGreaterThanOrEqual(late.length);
    expect(await openCycle(test, token, id)).toEqual(before);

    const applied = await apply(token, id, shown.version, addDays(today, 40));
    expect(applied).toMatchObject({ status: 200, body: { data: { cycle: { canUndoReplan: true } } } });
    const after = await openCycle(test, token, id);
    expect(after.subjectsDetail).toEqual(before.subjectsDetail);
    const open = blocksIn(after).filter(({ completed }) => !completed);
    expect(open.every(({ date }) => date >= addDays(today, 6))).toBe(true);
    expect(open.map(({ _id }) => _id).sort()).toEqual(
      blocksIn(before)
        .filter(({ completed }) => !completed)
        .map(({ _id }) => _id)
        .sort(),
    );
    const shownBlocks = shown.days.flatMap(({ date, activities }) =>
      activities.map(({ time, topic, duration }) => ({ date, time, subject: topic, duration })),
    );
    expect(open).toMatchObject(shownBlocks);
    for (const { activities } of after.schedule.flatMap(({ days }) => days))
      for (const [index, block] of activities.entries())
        if (index > 0) {
          const earlier = activities[index - 1];
          const minutes = (time = '') => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
          expect(minutes(block.time)).toBeGreaterThanOrEqual(
            minutes(earlier?.time) + (earlier?.duration ?? 0) + before.breakSize,
          );
        }

    expect((await undo(token, id)).status).toBe(200);
    expect(await openCycle(test, token, id)).toEqual(before);
    expect(await undo(token, id)).toMatchObject({
      status: 409,
      body: { message: 'Não há replanejamento para desfazer.' },
    });
  });

  it('counts the changes of what moves, both ways, for calendars', async () => {
    const { id, token } = await lateCycle(6);
    const [done] = blocksIn(await openCycle(test, token, id));
    const { version } = await preview(token, id);
    await apply(token, id, version);
    const once = await changesOf(id);
    expect(once.get(done?._id ?? '')).toBe(0);
    expect([...once.values()].filter((changes) => changes === 1).length).toBeGreaterThan(0);
    await undo(token, id);
    const twice = await changesOf(id);
    for (const [block, changes] of once) expect(twice.get(block)).toBe(changes * 2);
  });

  it('is refused once the cycle is another, and can no longer be undone', async () => {
    const { id, token } = await lateCycle(6);
    const { version } = await preview(token, id);
    const block = blocksIn(await openCycle(test, token, id))[1];
    await tickBlock(test, token, id, block as never);
    expect(await apply(token, id, version)).toMatchObject({
      status: 409,
      body: { message: 'O ciclo mudou desde a prévia. Veja a nova prévia antes de aplicar.' },
    });
    await apply(token, id, (await preview(token, id)).version);
    await test.send('PUT', `/study-cycles/${id}`, { name: 'Outro' }, { token });
    expect(await openCycle(test, token, id)).toMatchObject({ canUndoReplan: false });
    expect((await undo(token, id)).status).toBe(409);
  });

  it('leaves what matters least after the end when the hours do not suffice', async () => {
    const { id, token } = await lateCycle(20);
    const before = await openCycle(test, token, id);
    const { leftOut, until, version } = await preview(token, id);
    expect(until).toBe(before.endDate);
    expect(leftOut.length).toBeGreaterThan(0);
    expect(new Set(leftOut.map(({ topic }) => topic))).toContain('História');
    await apply(token, id, version);
    const after = await openCycle(test, token, id);
    expect(after.totalWeeks).toBeGreaterThan(4);
    expect(blocksIn(after)).toHaveLength(40);
    await undo(token, id);
    expect((await openCycle(test, token, id)).totalWeeks).toBe(4);
  });

  it('stops on the day before the exam', async () => {
    const { id, token } = await lateCycle(6, { examDate: addDays(today, 15) });
    expect((await preview(token, id)).until).toBe(addDays(today, 14));
  });

  it.each([addDays(today, 5), addDays(today, 6 + 366), 'amanhã'])('does not end on %s', async (until) => {
    const { id, token } = await lateCycle(6);
    expect(await test.send('POST', `/study-cycles/${id}/replan/preview`, { until }, { token })).toMatchObject(
      { status: 422 },
    );
  });

  it('has nothing to do when all is done, or in a round', async () => {
    const nothing = { status: 422, body: { message: 'Não há blocos abertos para replanejar.' } };
    const { id, token } = await lateCycle(6, { mode: 'sequence' });
    expect(await test.send('POST', `/study-cycles/${id}/replan/preview`, undefined, { token })).toMatchObject(
      nothing,
    );
    expect(await apply(token, id, '1')).toMatchObject(nothing);
    const other = await lateCycle(0, { cycleDurationInWeeks: 1 });
    for (const block of blocksIn(await openCycle(test, other.token, other.id)))
      await tickBlock(test, other.token, other.id, block);
    expect(
      await test.send('POST', `/study-cycles/${other.id}/replan/preview`, undefined, { token: other.token }),
    ).toMatchObject(nothing);
  });
});
