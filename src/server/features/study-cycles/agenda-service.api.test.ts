import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { SignedIn } from '#server/platform/auth/tokens.ts';
import { addDays, weekdays } from '#shared/rules/time/study-day.ts';
import { blocksIn, makeCycle, openCycle, tickBlock } from '#test/support/cycles.ts';
import { today } from '#test/support/plans.ts';
import { openTestApp, type Student, type TestApp } from '#test/support/test-app.ts';
import { dayTasks, examsAhead, hoursOfDay, listCalendarBlocks, plannedMinutes } from './agenda-service.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
beforeEach(() => test.reset());
afterAll(() => test.close());

const signedIn = ({ user }: Student): SignedIn => ({
  userId: user.id,
  sessionId: user.id,
  role: 'user',
  timeZone: 'America/Sao_Paulo',
});

const daily = Object.fromEntries(weekdays.map((day) => [day, 2]));
const round = { mode: 'sequence', weeklySchedule: daily, cycleDurationInWeeks: 1 } as const;
const sumOf = (planned: readonly { minutes: number }[]) =>
  planned.reduce((sum, { minutes }) => sum + minutes, 0);

async function withStudent() {
  const student = await test.registerStudent();
  return { student, token: student.token, who: signedIn(student) };
}

describe('the tasks of a day', () => {
  it('are the blocks of every cycle by the calendar, by time, each with its place', async () => {
    const { token, who } = await withStudent();
    const first = await makeCycle(test, token, { name: 'Manhã' });
    const second = await makeCycle(test, token, { name: 'Mais cedo', startsAt: '07:30', studyBlockSize: 30 });
    await tickBlock(test, token, first.id, blocksIn(first)[1] as never);
    const tasks = await dayTasks(test.services, who, today);
    expect(tasks.map(({ time, cycleName, completed }) => [time, cycleName, completed])).toEqual([
      ['07:30', 'Mais cedo', false],
      ['08:00', 'Manhã', false],
      ['08:10', 'Mais cedo', false],
      ['08:50', 'Mais cedo', false],
      ['09:00', 'Manhã', true],
    ]);
    const blocks = [...blocksIn(first), ...blocksIn(second)];
    for (const { blockId, weekIndex, day, blockIndex, subject, duration } of tasks)
      expect(blocks.find(({ _id }) => _id === blockId)).toMatchObject({
        weekIndex,
        day,
        blockIndex,
        subject,
        duration,
        date: today,
      });
    const later = await dayTasks(test.services, who, addDays(today, 12));
    expect(later).toHaveLength(5);
    expect(later[0]).toMatchObject({ weekIndex: 1, day: 'monday', blockIndex: 0 });
    expect(await dayTasks(test.services, who, addDays(today, 3))).toEqual([]);
    expect(await dayTasks(test.services, who, addDays(today, 14))).toEqual([]);
    expect(await dayTasks(test.services, who, '1999-01-01')).toEqual([]);
  });

  it('of a round are what was done that day and what comes next, with the minutes left', async () => {
    const { student, token, who } = await withStudent();
    const cycle = await makeCycle(test, token, { ...round, weeklySchedule: { ...daily, friday: 0 } });
    const blocks = blocksIn(cycle);
    expect(await dayTasks(test.services, who, today)).toMatchObject([
      { time: '08:00', blockId: blocks[0]?._id, duration: 50 },
      { time: '09:00', blockId: blocks[1]?._id, duration: 50 },
    ]);
    await tickBlock(test, token, cycle.id, blocks[0] as never);
    await test.send(
      'PATCH',
      `/study-cycles/${cycle.id}/blocks/${blocks[1]?._id}`,
      { minutesDone: 30 },
      { token },
    );
    expect(await dayTasks(test.services, who, today)).toMatchObject([
      { time: '08:00', blockId: blocks[0]?._id, completed: true, duration: 50 },
      { time: '09:00', blockId: blocks[1]?._id, completed: false, duration: 20, minutesLeft: 20 },
    ]);
    test.clock.advance({ days: 1 });
    expect(await dayTasks(test.services, who, today)).toMatchObject([{ blockId: blocks[0]?._id }]);
    expect(await dayTasks(test.services, who, addDays(today, 1))).toMatchObject([
      { time: '08:00', blockId: blocks[1]?._id, duration: 20 },
      { time: '08:30', blockId: blocks[2]?._id, duration: 50 },
    ]);
    expect(await dayTasks(test.services, who, addDays(today, 3))).toEqual([]);
    test.clock.advance({ days: 1 });
    expect(await dayTasks(test.services, who, addDays(today, 2))).toEqual([]);
    expect((await openCycle(test, await test.tokenFor(student), cycle.id)).completedBlocks).toBe(1);
  });

  it('of a round that has not begun are none', async () => {
    const { token, who } = await withStudent();
    await makeCycle(test, token, { ...round, startDate: addDays(today, 1) });
    expect(await dayTasks(test.services, who, today)).toEqual([]);
  });

  it("are the student's own", async () => {
    const { token } = await withStudent();
    const other = await withStudent();
    await makeCycle(test, token);
    await makeCycle(test, token, round);
    expect(await dayTasks(test.services, other.who, today)).toEqual([]);
    expect(await plannedMinutes(test.services, other.who, { from: today, to: today })).toEqual([]);
    expect(await listCalendarBlocks(test.services, other.who.userId, { from: today, to: today })).toEqual([]);
    expect(await hoursOfDay(test.services, other.who, today)).toEqual({ cycles: 0, minutes: null });
  });
});

describe('planned minutes', () => {
  const week = { from: addDays(today, -3), to: addDays(today, 3) };

  it('are those of the blocks by the calendar', async () => {
    const { token, who } = await withStudent();
    const cycle = await makeCycle(test, token);
    const blocks = blocksIn(cycle).filter(({ date }) => date >= week.from && date <= week.to);
    expect(await plannedMinutes(test.services, who, week)).toEqual(
      blocks.map(({ subject, duration }) => ({ subject, minutes: duration })),
    );
  });

  it('of a round are what was done and what the days ahead have room for', async () => {
    const { token, who } = await withStudent();
    const cycle = await makeCycle(test, token, round);
    expect(sumOf(await plannedMinutes(test.services, who, week))).toBe(4 * 100);
    for (const block of blocksIn(cycle).slice(0, 2)) await tickBlock(test, token, cycle.id, block);
    expect(sumOf(await plannedMinutes(test.services, who, week))).toBe(4 * 100);
    test.clock.advance({ days: 2 });
    expect(sumOf(await plannedMinutes(test.services, who, week))).toBe(100 + 2 * 100);
    test.clock.advance({ days: 7 });
    expect(sumOf(await plannedMinutes(test.services, who, week))).toBe(100);
  });

  it('of a round count from its start on', async () => {
    const { token, who } = await withStudent();
    await makeCycle(test, token, { ...round, startDate: addDays(today, 2) });
    expect(sumOf(await plannedMinutes(test.services, who, week))).toBe(2 * 100);
  });
});

it('the calendar lists the blocks of some days in order of time, rounds left out', async () => {
  const { token, who } = await withStudent();
  await makeCycle(test, token, { name: 'Tarde', startsAt: '14:00' });
  await makeCycle(test, token, { name: 'Manhã' });
  await makeCycle(test, token, round);
  const span = { from: addDays(today, 1), to: addDays(today, 5) };
  const blocks = await listCalendarBlocks(test.services, who.userId, span);
  expect(blocks.map(({ date, time, cycleName }) => `${date} ${time} ${cycleName}`)).toEqual(
    ['2026-03-12', '2026-03-13', '2026-03-16'].flatMap((date) => [
      `${date} 08:00 Manhã`,
      `${date} 09:00 Manhã`,
      `${date} 14:00 Tarde`,
      `${date} 15:00 Tarde`,
    ]),
  );
  expect(blocks[0]).toMatchObject({ duration: 50, changes: 0, completedOn: null });
  expect(await listCalendarBlocks(test.services, who.userId, span, 2)).toEqual(blocks.slice(0, 2));
});

it('the hours of a day are those of the cycles under way', async () => {
  const { token, who } = await withStudent();
  expect(await hoursOfDay(test.services, who, today)).toEqual({ cycles: 0, minutes: null });
  await makeCycle(test, token);
  await makeCycle(test, token, { weeklySchedule: { wednesday: 1.5, monday: 3 }, cycleDurationInWeeks: 4 });
  await makeCycle(test, token, { ...round, startDate: addDays(today, 1) });
  const minutesOn = async (days: number) =>
    (await hoursOfDay(test.services, who, addDays(today, days))).minutes;
  expect(await hoursOfDay(test.services, who, today)).toEqual({ cycles: 3, minutes: 120 + 90 });
  expect(await minutesOn(1)).toBe(120 + 120);
  expect(await minutesOn(14)).toBe(90 + 120);
  expect(await minutesOn(28)).toBe(120);
  expect(await minutesOn(-1)).toBeNull();
});

it('the exams ahead are those of every cycle, the nearest first', async () => {
  const { token, who } = await withStudent();
  await makeCycle(test, token);
  expect(await examsAhead(test.services, who, today)).toEqual([]);
  await makeCycle(test, token, { name: 'Depois', examDate: addDays(today, 90) });
  const { id } = await makeCycle(test, token, { name: 'Antes', examDate: addDays(today, 9) });
  const namesOn = async (days: number) =>
    (await examsAhead(test.services, who, addDays(today, days))).map(({ name }) => name);
  expect((await examsAhead(test.services, who, today))[0]).toEqual({
    cycleId: id,
    name: 'Antes',
    examDate: addDays(today, 9),
  });
  expect([await namesOn(9), await namesOn(10)]).toEqual([['Antes', 'Depois'], ['Depois']]);
});
