import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { inTransaction } from '#server/platform/database/database.ts';
import { type StudyCycle, studyCycleApi } from '#shared/contracts/study-cycles.ts';
import { nextBlock } from '#shared/rules/cycles/cycle-sequence.ts';
import { weekdays } from '#shared/rules/time/study-day.ts';
import { blocksIn, makeCycle, openCycle, tickBlock } from '#test/support/cycles.ts';
import { today } from '#test/support/plans.ts';
import { openTestApp, type Student, type TestApp } from '#test/support/test-app.ts';
import { studyBlock } from './block-service.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
beforeEach(() => test.reset());
afterAll(() => test.close());

type Block = ReturnType<typeof blocksIn>[number];

async function withCycle(changes: object = {}) {
  const student = await test.registerStudent();
  const cycle = await makeCycle(test, student.token, changes);
  const blocks = blocksIn(cycle) as [Block, Block, ...Block[]];
  return { student, token: student.token, cycle, blocks };
}

const minutes = (token: string, id: string, blockId: string, minutesDone: unknown) =>
  test.send('PATCH', `/study-cycles/${id}/blocks/${blockId}`, { minutesDone }, { token });

async function later(student: Student, days: number): Promise<string> {
  test.clock.advance({ days });
  return test.tokenFor(student);
}

describe('ticking a block', () => {
  it('says what it makes of the block and of the whole, both ways', async () => {
    const { token, cycle, blocks } = await withCycle();
    const [first] = blocks;
    const { weekIndex, day, date, blockIndex, ...block } = first;
    expect(await tickBlock(test, token, cycle.id, first)).toEqual({
      success: true,
      progress: 5,
      completedBlocks: 1,
      totalBlocks: 20,
      totalWeeks: 2,
      block: { ...block, completed: true, completedOn: today },
    });
    expect(await tickBlock(test, token, cycle.id, first, false)).toMatchObject({
      progress: 0,
      completedBlocks: 0,
      block,
    });
    expect(await openCycle(test, token, cycle.id)).toEqual(cycle);
  });

  it('finds every block by its week, weekday and position', async () => {
    const { token, cycle, blocks } = await withCycle();
    for (const [index, block] of blocks.entries()) {
      const answer = await tickBlock(test, token, cycle.id, block);
      expect(answer.block._id).toBe(block._id);
      expect(answer).toMatchObject({
        completedBlocks: index + 1,
        progress: index === 19 ? 100 : Math.round((100 * (index + 1)) / 20),
      });
    }
    expect(await openCycle(test, token, cycle.id)).toMatchObject({ progress: 100, completedBlocks: 20 });
  });

  it('finds a block by its id wherever it stands by now', async () => {
    const { token, cycle, blocks } = await withCycle();
    const [first, second] = blocks;
    const place = `/study-cycles/${cycle.id}/schedule/${first.weekIndex}/${first.day}/${first.blockIndex}`;
    const tick = (blockId: string) => test.send('PATCH', place, { completed: true, blockId }, { token });
    expect((await tick(second._id)).body).toMatchObject({ completedBlocks: 1, block: { _id: second._id } });
    expect((await tick(first._id)).body).toMatchObject({ completedBlocks: 2, block: { _id: first._id } });
    expect((await tick(randomUUID())).status).toBe(404);
  });

  it('counts once, however often it is sent, and keeps its day', async () => {
    const { student, token, cycle, blocks } = await withCycle();
    await tickBlock(test, token, cycle.id, blocks[0]);
    const now = await later(student, 1);
    expect(await tickBlock(test, now, cycle.id, blocks[0])).toMatchObject({
      completedBlocks: 1,
      block: { completedOn: today },
    });
    for (let turn = 0; turn < 2; turn++)
      expect((await tickBlock(test, now, cycle.id, blocks[0], false)).completedBlocks).toBe(0);
  });

  it("is on the student's day, whatever the server's is", async () => {
    const { student, cycle, blocks } = await withCycle();
    test.clock.set('2026-03-12T01:00:00Z');
    const token = await test.tokenFor(student);
    expect((await tickBlock(test, token, cycle.id, blocks[0])).block.completedOn).toBe('2026-03-11');
    const inLisbon = await test.send(
      'PATCH',
      `/study-cycles/${cycle.id}/schedule/0/wednesday/1`,
      { completed: true },
      { token, timeZone: 'Europe/Lisbon' },
    );
    expect(inLisbon.body).toMatchObject({ block: { completedOn: '2026-03-12' } });
  });

  it('loses none of twenty at the same moment', async () => {
    const { token, cycle, blocks } = await withCycle();
    await Promise.all(blocks.map((block) => tickBlock(test, token, cycle.id, block)));
    expect(await openCycle(test, token, cycle.id)).toMatchObject({ completedBlocks: 20, progress: 100 });
  });

  it('survives edits, replans and a deletion at the same moment', async () => {
    const { token, cycle, blocks } = await withCycle();
    const send = (method: 'PUT' | 'POST' | 'PATCH' | 'DELETE', path: string, body?: object) =>
      test.send(method, `/study-cycles/${cycle.id}${path}`, body, { token });
    const ticks = blocks
      .slice(0, 8)
      .map(({ weekIndex, day, blockIndex }) =>
        send('PATCH', `/schedule/${weekIndex}/${day}/${blockIndex}`, { completed: true }),
      );
    const answers = await Promise.all([
      ...ticks,
      send('PUT', '', { weeklySchedule: { monday: 4, wednesday: 4 } }),
      send('PATCH', `/blocks/${blocks[9]?._id}`, { minutesDone: 20 }),
      send('POST', '/replan/preview'),
      send('PUT', '', { mode: 'sequence', studyBlockSize: 25 }),
    ]);
    for (const { status } of answers) expect([200, 404, 422]).toContain(status);
    const after = await openCycle(test, token, cycle.id);
    const all = blocksIn(after);
    expect(after).toMatchObject({
      totalBlocks: all.length,
      completedBlocks: all.filter(({ completed }) => completed).length,
    });
    const last = await Promise.all([
      ...blocks.slice(0, 3).map((block) => send('PATCH', `/blocks/${block._id}`, { minutesDone: 50 })),
      send('DELETE', ''),
      send('PUT', '', { breakSize: 5 }),
    ]);
    for (const { status } of last) expect([200, 204, 404]).toContain(status);
  });

  it.each([
    ['0/wednesday/2', { completed: true }, 404, 'Bloco não encontrado. Tente recarregar a página.'],
    ['0/saturday/0', { completed: true }, 404, 'Bloco não encontrado. Tente recarregar a página.'],
    ['2/wednesday/0', { completed: true }, 404, 'Bloco não encontrado. Tente recarregar a página.'],
    ['-1/wednesday/0', { completed: true }, 404, 'Bloco não encontrado. Tente recarregar a página.'],
    ['0/quarta/0', { completed: true }, 404, 'Bloco não encontrado. Tente recarregar a página.'],
    ['0/wednesday/x', { completed: true }, 404, 'Bloco não encontrado. Tente recarregar a página.'],
    ['10000/wednesday/10000', { completed: true }, 404, 'Bloco não encontrado. Tente recarregar a página.'],
    ['1e99/wednesday/0', { completed: true }, 404, 'Bloco não encontrado. Tente recarregar a página.'],
    ['0/wednesday/0', {}, 400, 'Diga se o bloco foi concluído.'],
    ['0/wednesday/0', { completed: 'sim' }, 400, 'Diga se o bloco foi concluído.'],
  ])('answers to %s with %j', async (place, body, status, message) => {
    const { token, cycle } = await withCycle();
    expect(
      await test.send('PATCH', `/study-cycles/${cycle.id}/schedule/${place}`, body, { token }),
    ).toMatchObject({ status, body: { message } });
  });

  it('counts days from a start on any weekday', async () => {
    for (const [index, day] of weekdays.entries()) {
      const startDate = `2026-03-${15 + index}`;
      const hours = Object.fromEntries(weekdays.map((weekday) => [weekday, 1]));
      const { token, cycle } = await withCycle({ startDate, weeklySchedule: hours });
      expect(cycle.schedule[0]?.days[0]?.day).toBe(day);
      for (const block of blocksIn(cycle))
        expect((await tickBlock(test, token, cycle.id, block)).block._id).toBe(block._id);
    }
  });
});

describe('minutes of a block', () => {
  it('are kept while it is open, and come back when it is unticked', async () => {
    const { token, cycle, blocks } = await withCycle();
    const [first] = blocks;
    expect(await minutes(token, cycle.id, first._id, 30)).toMatchObject({
      status: 200,
      body: { completedBlocks: 0, block: { completed: false, minutesDone: 30 } },
    });
    await tickBlock(test, token, cycle.id, first);
    expect(await tickBlock(test, token, cycle.id, first, false)).toMatchObject({
      block: { completed: false, minutesDone: 30 },
    });
  });

  it('complete it when they are all of them, and leave it open again when they are not', async () => {
    const { token, cycle, blocks } = await withCycle();
    const [first] = blocks;
    await minutes(token, cycle.id, first._id, 20);
    for (const all of [50, 80])
      expect(await minutes(token, cycle.id, first._id, all)).toMatchObject({
        body: { completedBlocks: 1, progress: 5, block: { completed: true, completedOn: today } },
      });
    expect(await tickBlock(test, token, cycle.id, first, false)).toMatchObject({
      block: { minutesDone: 20 },
    });
    await minutes(token, cycle.id, first._id, 50);
    expect(await minutes(token, cycle.id, first._id, 10)).toMatchObject({
      body: { completedBlocks: 0, block: { completed: false, completedOn: null, minutesDone: 10 } },
    });
  });

  it.each([
    [undefined, 400],
    ['30', 400],
    [-1, 422],
    [2.5, 400],
  ])('are no %j', async (given, status) => {
    const { token, cycle, blocks } = await withCycle();
    expect(await minutes(token, cycle.id, blocks[0]._id, given)).toMatchObject({
      status,
      body: { message: 'Informe os minutos estudados.' },
    });
  });

  it('belong to a block of the cycle', async () => {
    const { token, cycle } = await withCycle();
    const other = await makeCycle(test, token);
    for (const id of [randomUUID(), 'x', blocksIn(other)[0]?._id ?? ''])
      expect(await minutes(token, cycle.id, id, 10)).toMatchObject({
        status: 404,
        body: { code: 'study_cycles.block_not_found' },
      });
  });
});

describe('a round', () => {
  const round = { mode: 'sequence', cycleDurationInWeeks: 1 } as const;
  const next = ({ schedule }: StudyCycle) => nextBlock(schedule);

  it('goes on where it stopped after skipped days', async () => {
    const { student, token, cycle, blocks } = await withCycle(round);
    await tickBlock(test, token, cycle.id, blocks[0]);
    const now = await later(student, 3);
    expect(next(await openCycle(test, now, cycle.id))).toMatchObject({
      week: { weekNumber: 1 },
      block: { _id: blocks[1]._id },
      minutesLeft: 50,
    });
  });

  it('leaves 20 of 50 minutes when 30 are studied', async () => {
    const { token, cycle, blocks } = await withCycle(round);
    await minutes(token, cycle.id, blocks[0]._id, 30);
    expect(next(await openCycle(test, token, cycle.id))).toMatchObject({
      block: { _id: blocks[0]._id },
      minutesLeft: 20,
    });
  });

  it('begins the next lap with its last block, and counts it', async () => {
    const { token, cycle, blocks } = await withCycle(round);
    for (const block of blocks.slice(0, -1)) await tickBlock(test, token, cycle.id, block);
    const answer = await tickBlock(test, token, cycle.id, blocks.at(-1) as Block);
    expect(answer).toMatchObject({
      block: { completed: true },
      completedBlocks: 10,
      totalBlocks: 20,
      totalWeeks: 2,
      progress: 50,
    });
    const after = await openCycle(test, token, cycle.id);
    expect(after).toMatchObject({ totalWeeks: 2, totalAllocatedMinutes: 1000, endDate: '2026-03-24' });
    expect(after.schedule[0]?.days.flatMap(({ activities }) => activities)).toEqual(
      blocks.map(({ weekIndex, day, date, blockIndex, ...block }) => ({
        ...block,
        completed: true,
        completedOn: today,
      })),
    );
    expect(next(after)).toMatchObject({ week: { weekNumber: 2 }, day: { dayNumber: 1 }, minutesLeft: 50 });
    const minutesOf = (name: string) =>
      blocksIn(after)
        .filter(({ subject }) => subject === name)
        .reduce((sum, { duration }) => sum + duration, 0);
    for (const { name, allocatedMinutes } of after.subjectsDetail)
      expect(allocatedMinutes).toBe(minutesOf(name));
  });

  it('begins it once when the last two are ticked at the same moment', async () => {
    const { token, cycle, blocks } = await withCycle(round);
    for (const block of blocks.slice(0, -2)) await tickBlock(test, token, cycle.id, block);
    await Promise.all(blocks.slice(-2).map((block) => tickBlock(test, token, cycle.id, block)));
    expect(await openCycle(test, token, cycle.id)).toMatchObject({
      totalWeeks: 2,
      completedBlocks: 10,
      totalBlocks: 20,
    });
  });

  it('begins it with the last minutes too, and keeps the lap when the block is unticked', async () => {
    const { token, cycle, blocks } = await withCycle(round);
    for (const block of blocks.slice(0, -1)) await tickBlock(test, token, cycle.id, block);
    const last = blocks.at(-1) as Block;
    expect((await minutes(token, cycle.id, last._id, 50)).body).toMatchObject({ totalWeeks: 2 });
    expect(await tickBlock(test, token, cycle.id, last, false)).toMatchObject({
      totalWeeks: 2,
      completedBlocks: 9,
    });
    expect(next(await openCycle(test, token, cycle.id))?.block._id).toBe(last._id);
    expect(await tickBlock(test, token, cycle.id, last)).toMatchObject({ totalWeeks: 2 });
  });

  it('goes on for many laps, each subject in its proportion', async () => {
    const { token, cycle } = await withCycle(round);
    for (let lap = 1; lap <= 6; lap++) {
      const { schedule } = await openCycle(test, token, cycle.id);
      const open = blocksIn({ schedule }).filter(({ completed }) => !completed);
      for (const block of open) await tickBlock(test, token, cycle.id, block);
    }
    const after = await openCycle(test, token, cycle.id);
    expect(after.totalWeeks).toBe(7);
    const shares = [25, 6, 16].map((weight) => (after.totalAllocatedMinutes * weight) / 47);
    for (const [index, { allocatedMinutes }] of after.subjectsDetail.entries())
      expect(Math.abs(allocatedMinutes - (shares[index] ?? 0))).toBeLessThanOrEqual(50);
  });
});

describe('a block studied with the timer', () => {
  const study = (
    { user }: Student,
    cycleId: string,
    blockId: string,
    given: { minutes: number; completes?: boolean },
  ) =>
    inTransaction(test.services.db, (tx) =>
      studyBlock(tx, user.id, { cycleId, blockId, completes: false, today, ...given }),
    );
  const firstOf = async (token: string, id: string) => blocksIn(await openCycle(test, token, id))[0];

  it('collects minutes, and is done when that is said', async () => {
    const { student, token, cycle, blocks } = await withCycle();
    const [{ _id, subject }] = blocks;
    expect(await study(student, cycle.id, _id, { minutes: 24.6 })).toEqual({ subject });
    expect(await firstOf(token, cycle.id)).toMatchObject({ minutesDone: 25, completed: false });
    await study(student, cycle.id, _id, { minutes: 90 });
    expect(await firstOf(token, cycle.id)).toMatchObject({ minutesDone: 50, completed: false });
    await study(student, cycle.id, _id, { minutes: 1, completes: true });
    expect(await openCycle(test, token, cycle.id)).toMatchObject({ completedBlocks: 1 });
  });

  it('keeps what was studied of a block that is done early, for when it is unticked', async () => {
    const { student, token, cycle, blocks } = await withCycle();
    await study(student, cycle.id, blocks[0]._id, { minutes: 20, completes: true });
    expect(await firstOf(token, cycle.id)).toMatchObject({ completed: true, completedOn: today });
    await tickBlock(test, token, cycle.id, blocks[0], false);
    expect(await firstOf(token, cycle.id)).toMatchObject({ completed: false, minutesDone: 20 });
  });

  it('is done when it is full, in a round, and begins the next lap', async () => {
    const { student, token, cycle, blocks } = await withCycle({ mode: 'sequence', cycleDurationInWeeks: 1 });
    await study(student, cycle.id, blocks[0]._id, { minutes: 25 });
    await study(student, cycle.id, blocks[0]._id, { minutes: 25 });
    expect(await firstOf(token, cycle.id)).toMatchObject({ completed: true });
    for (const { _id } of blocks.slice(1)) await study(student, cycle.id, _id, { minutes: 50 });
    expect(await openCycle(test, token, cycle.id)).toMatchObject({ totalWeeks: 2, completedBlocks: 10 });
  });

  it('adds nothing to one that is done, and answers null when it is gone or not the own', async () => {
    const { student, token, cycle, blocks } = await withCycle();
    await tickBlock(test, token, cycle.id, blocks[0]);
    expect(await study(student, cycle.id, blocks[0]._id, { minutes: 20 })).not.toBeNull();
    expect(await firstOf(token, cycle.id)).toMatchObject({ minutesDone: 0, completed: true });
    const other = await test.registerStudent();
    expect(await study(other, cycle.id, blocks[1]._id, { minutes: 20 })).toBeNull();
    expect(await study(student, cycle.id, randomUUID(), { minutes: 20 })).toBeNull();
    await test.call(studyCycleApi.remove, { params: { id: cycle.id } }, { token });
    expect(await study(student, cycle.id, blocks[1]._id, { minutes: 20 })).toBeNull();
  });
});
