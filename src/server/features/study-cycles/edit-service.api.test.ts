import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { StudyCycle } from '#shared/contracts/study-cycles.ts';
import { nextBlock } from '#shared/rules/cycles/cycle-sequence.ts';
import { addDays } from '#shared/rules/time/study-day.ts';
import { blocksIn, makeCycle, openCycle, tickBlock } from '#test/support/cycles.ts';
import { today } from '#test/support/plans.ts';
import { openTestApp, type Student, type TestApp } from '#test/support/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
beforeEach(() => test.reset());
afterAll(() => test.close());

async function withCycle(changes: object = {}) {
  const student = await test.registerStudent();
  const cycle = await makeCycle(test, student.token, changes);
  return { student, token: student.token, cycle };
}

const put = (token: string, id: string, body: object) =>
  test.send('PUT', `/study-cycles/${id}`, body, { token });

async function edit(token: string, id: string, body: object): Promise<StudyCycle> {
  const { status, body: answer } = await put(token, id, body);
  expect(status, answer.message).toBe(200);
  return (answer as unknown as { cycle: StudyCycle }).cycle;
}

async function later(student: Student, days: number): Promise<string> {
  test.clock.advance({ days });
  return test.tokenFor(student);
}

const done = (cycle: StudyCycle) => blocksIn(cycle).filter(({ completed }) => completed);
const open = (cycle: StudyCycle) => blocksIn(cycle).filter(({ completed }) => !completed);
const minutesOf = (cycle: StudyCycle, name: string) =>
  blocksIn(cycle)
    .filter(({ subject }) => subject === name)
    .reduce((sum, { duration }) => sum + duration, 0);

function expectTotalsAgree(cycle: StudyCycle) {
  for (const { name, allocatedMinutes } of cycle.subjectsDetail)
    expect(allocatedMinutes).toBe(minutesOf(cycle, name));
  expect(cycle).toMatchObject({ totalBlocks: blocksIn(cycle).length, completedBlocks: done(cycle).length });
}

describe('an exam in the last week', () => {
  const hours = { weeklySchedule: { monday: 1, tuesday: 1, wednesday: 1, thursday: 1, friday: 1 } };

  it('ends what is laid out anew on its eve, and nothing once it is over', async () => {
    const { student, token, cycle } = await withCycle({ examDate: addDays(today, 8) });
    expect(blocksIn(await edit(token, cycle.id, hours)).at(-1)?.date).toBe(addDays(today, 7));
    const now = await later(student, 9);
    const after = await edit(now, cycle.id, { weeklySchedule: cycle.weeklySchedule });
    expect(blocksIn(after).at(-1)?.date).toBe(addDays(today, 13));
  });
});

describe('name, mode and exam', () => {
  it('change without touching a block, also when a form sends all it knows along', async () => {
    const { student, token, cycle } = await withCycle();
    await tickBlock(test, token, cycle.id, blocksIn(cycle)[2] as never);
    const now = await later(student, 4);
    const before = await openCycle(test, now, cycle.id);
    const { totalWeeks, studyBlockSize, breakSize, startsAt, startDate, weeklySchedule } = before;
    const form = { studyBlockSize, breakSize, startsAt, startDate, weeklySchedule };
    const subjects = before.subjectsDetail.map(({ allocatedMinutes, ...subject }) => subject);
    const changes = { name: 'Outro nome', mode: 'sequence', examDate: '2026-09-01' };
    const after = await edit(now, cycle.id, {
      ...form,
      subjects,
      cycleDurationInWeeks: totalWeeks,
      ...changes,
    });
    expect(after).toEqual({ ...before, ...changes });
    expect(await edit(now, cycle.id, { mode: 'calendar', examDate: null })).toEqual({
      ...before,
      name: 'Outro nome',
    });
    expect(await edit(now, cycle.id, {})).toMatchObject({ schedule: before.schedule });
  });

  it('of a cycle that is all done: as a round it goes on with the next lap', async () => {
    const { token, cycle } = await withCycle({ cycleDurationInWeeks: 1 });
    for (const block of blocksIn(cycle)) await tickBlock(test, token, cycle.id, block);
    const after = await edit(token, cycle.id, { mode: 'sequence' });
    expect(after).toMatchObject({ totalWeeks: 2, completedBlocks: 10, totalBlocks: 20 });
    expect(nextBlock(after.schedule)).toMatchObject({ week: { weekNumber: 2 } });
  });
});

describe('hours, subjects and sizes', () => {
  it('lay what is open out anew from today on, and leave what is done or begun', async () => {
    const { student, token, cycle } = await withCycle();
    const blocks = blocksIn(cycle);
    const [first, second] = blocks;
    if (!first || !second) throw new Error('no blocks');
    await tickBlock(test, token, cycle.id, first);
    await test.send(
      'PATCH',
      `/study-cycles/${cycle.id}/blocks/${second._id}`,
      { minutesDone: 15 },
      { token },
    );
    const now = await later(student, 5);
    const ahead = blocks.find(({ date }) => date === addDays(today, 8));
    if (!ahead) throw new Error('no block ahead');
    await tickBlock(test, now, cycle.id, ahead);
    const after = await edit(now, cycle.id, { weeklySchedule: { monday: 1, thursday: 4 } });
    const kept = new Set([first._id, second._id, ahead._id]);
    const places = (list: ReturnType<typeof blocksIn>) =>
      list
        .filter(({ _id }) => kept.has(_id))
        .map(({ _id, date, time, subject }) => ({ _id, date, time, subject }));
    expect(places(blocksIn(after))).toEqual(places(blocks));
    const fresh = blocksIn(after).filter(({ _id }) => !kept.has(_id));
    // The Monday of 16 March, and the Thursday of the 19th with its one block done.
    expect(ahead.time).toBe('08:00');
    expect(fresh.map(({ date, time }) => `${date} ${time}`)).toEqual([
      '2026-03-16 08:00',
      '2026-03-19 09:00',
      '2026-03-19 10:00',
      '2026-03-19 11:00',
      '2026-03-23 08:00',
    ]);
    expect(after).toMatchObject({ completedBlocks: 2, totalBlocks: 8, totalAvailableTimePerWeek: 5 });
    expectTotalsAgree(after);
  });

  it('give each subject its share of all, what was done counted', async () => {
    const { student, token, cycle } = await withCycle({ cycleDurationInWeeks: 8 });
    const mathematics = blocksIn(cycle).filter(({ subject }) => subject === 'Matemática');
    for (const block of mathematics.slice(0, 6)) await tickBlock(test, token, cycle.id, block);
    const now = await later(student, 10);
    const subjects = [
      { name: 'Matemática', difficulty: 1, priority: 1 },
      { name: 'Química', difficulty: 3, priority: 3 },
      { name: 'Biologia', difficulty: 3, priority: 3 },
    ];
    const after = await edit(now, cycle.id, { subjects });
    expect(after.subjectsDetail.map(({ name }) => name)).toEqual(['Matemática', 'Química', 'Biologia']);
    expectTotalsAgree(after);
    const [mathematicsAfter, chemistry, biology] = after.subjectsDetail;
    // 300 minutes are more than a nineteenth of all: the rest goes to the others, alike.
    expect(mathematicsAfter?.allocatedMinutes).toBe(300);
    expect(
      Math.abs((chemistry?.allocatedMinutes ?? 0) - (biology?.allocatedMinutes ?? 0)),
    ).toBeLessThanOrEqual(100);
    expect(open(after).every(({ date }) => date >= addDays(today, 10))).toBe(true);
  });

  it('know a subject whose capitals change', async () => {
    const { token, cycle } = await withCycle();
    const block = blocksIn(cycle).find(({ subject }) => subject === 'História');
    await tickBlock(test, token, cycle.id, block as never);
    const subjects = [{ name: 'HISTÓRIA' }, { name: 'Química' }];
    const after = await edit(token, cycle.id, { subjects });
    expect(done(after)).toMatchObject([{ _id: block?._id, subject: 'HISTÓRIA' }]);
    expectTotalsAgree(after);
  });

  it('keep what is done of a subject that is taken away', async () => {
    const { token, cycle } = await withCycle();
    const block = blocksIn(cycle).find(({ subject }) => subject === 'História');
    await tickBlock(test, token, cycle.id, block as never);
    const after = await edit(token, cycle.id, { subjects: [{ name: 'Química' }] });
    expect(done(after)).toMatchObject([{ _id: block?._id, subject: 'História' }]);
    expect(open(after).every(({ subject }) => subject === 'Química')).toBe(true);
  });

  it('make new blocks of another size, around what is done', async () => {
    const { token, cycle } = await withCycle();
    const [first] = blocksIn(cycle);
    await tickBlock(test, token, cycle.id, first as never);
    const after = await edit(token, cycle.id, { studyBlockSize: 25, breakSize: 5 });
    expect(after.schedule[0]?.days[0]?.activities.map(({ time, duration }) => [time, duration])).toEqual([
      ['08:00', 50],
      ['08:55', 25],
      ['09:25', 25],
    ]);
    expectTotalsAgree(after);
  });

  it('can be more weeks, or fewer, but never fewer than hold what is done', async () => {
    const { student, token, cycle } = await withCycle();
    const last = blocksIn(cycle).at(-1);
    expect(await edit(token, cycle.id, { cycleDurationInWeeks: 5 })).toMatchObject({
      totalWeeks: 5,
      totalBlocks: 50,
    });
    expect(await edit(token, cycle.id, { cycleDurationInWeeks: 2 })).toMatchObject({ totalBlocks: 20 });
    const after = await openCycle(test, token, cycle.id);
    const lastNow = blocksIn(after).at(-1);
    expect(lastNow).toMatchObject({ date: last?.date, time: last?.time });
    await tickBlock(test, token, cycle.id, lastNow as never);
    const short = await edit(token, cycle.id, { cycleDurationInWeeks: 1 });
    expect(short).toMatchObject({ totalWeeks: 2, totalBlocks: 11, completedBlocks: 1 });
    const now = await later(student, 20);
    expect(await put(now, cycle.id, { studyBlockSize: 25 })).toMatchObject({
      status: 422,
      body: {
        message:
          'O ciclo já terminou. Aumente as semanas ou mude o início para redistribuir os blocos abertos.',
      },
    });
  });
});

describe('a new start', () => {
  it('moves what is open, and leaves what is done on its date', async () => {
    const { token, cycle } = await withCycle();
    const after = await edit(token, cycle.id, { startDate: addDays(today, 7) });
    expect(after).toMatchObject({ startDate: addDays(today, 7), totalBlocks: 20 });
    expect(open(after)[0]?.date).toBe(addDays(today, 7));
    const [moved] = open(after);
    await tickBlock(test, token, cycle.id, moved as never);
    const earlier = await edit(token, cycle.id, { startDate: addDays(today, 2) });
    expect(done(earlier)).toMatchObject([{ _id: moved?._id, date: addDays(today, 7), time: moved?.time }]);
    expect(open(earlier)[0]?.date).toBe(addDays(today, 2));
    expectTotalsAgree(earlier);
  });

  it('after what is done takes it along, as far from the start as it was', async () => {
    const { token, cycle } = await withCycle();
    const [, , third] = blocksIn(cycle);
    await tickBlock(test, token, cycle.id, third as never);
    const after = await edit(token, cycle.id, { startDate: addDays(today, 14) });
    expect(after).toMatchObject({ startDate: addDays(today, 14), completedBlocks: 1 });
    expect(done(after)).toMatchObject([
      { _id: third?._id, weekIndex: 0, date: addDays(third?.date ?? '', 14), completedOn: today },
    ]);
    expectTotalsAgree(after);
  });
});

describe('a round', () => {
  it('is laid out anew from where it stopped, whatever today is', async () => {
    const { student, token, cycle } = await withCycle({ mode: 'sequence' });
    const blocks = blocksIn(cycle);
    for (const block of blocks.slice(0, 5)) await tickBlock(test, token, cycle.id, block);
    const now = await later(student, 60);
    const hours = { monday: 3, tuesday: 3, wednesday: 3, thursday: 3, friday: 3 };
    const after = await edit(now, cycle.id, { weeklySchedule: hours });
    expect(done(after).map(({ _id }) => _id)).toEqual(blocks.slice(0, 5).map(({ _id }) => _id));
    expect(nextBlock(after.schedule)).toMatchObject({ week: { weekNumber: 1 }, day: { date: '2026-03-13' } });
    expect(after.totalWeeks).toBe(2);
    expectTotalsAgree(after);
  });

  it('goes on with another lap when an edit leaves no open block', async () => {
    const { token, cycle } = await withCycle({ mode: 'sequence' });
    const [week] = cycle.schedule;
    const first = blocksIn({ schedule: week ? [week] : [] });
    for (const block of first) await tickBlock(test, token, cycle.id, block);
    const after = await edit(token, cycle.id, { cycleDurationInWeeks: 1 });
    expect(after).toMatchObject({ totalWeeks: 2, completedBlocks: 10, totalBlocks: 20 });
  });
});

it.each([
  [{ name: ' ' }, 422, 'O nome do ciclo é obrigatório.'],
  [{ subjects: [] }, 422, 'Adicione pelo menos uma matéria ou use a IA para sugestões.'],
  [
    { weeklySchedule: {} },
    422,
    'Você deve definir pelo menos algumas horas de estudo em algum dia da semana.',
  ],
  [{ startDate: '2028-01-01' }, 422, 'A data de início pode ficar até um ano no passado ou no futuro.'],
  [{ examDate: '2026-03-11' }, 422, 'A data da prova deve ficar entre amanhã e 5 anos a partir de hoje.'],
  [{ startsAt: '23:00' }, 422, 'Começando às 23:00, as horas de segunda-feira passam da meia-noite.'],
  [{ mode: 7 }, 400, 'Escolha calendário ou sequência.'],
  [
    { weeklySchedule: { monday: 1 } },
    422,
    'As horas do ciclo dão 2 blocos, e as matérias são 3. Aumente as horas ou as semanas, diminua o bloco ou tire matérias.',
  ],
])('an edit with %j is refused and changes nothing', async (changes, status, message) => {
  const { token, cycle } = await withCycle();
  expect(await put(token, cycle.id, changes)).toMatchObject({ status, body: { message } });
  expect(await openCycle(test, token, cycle.id)).toEqual(cycle);
});

it('a date that has passed since is no hindrance to another change', async () => {
  const examDate = addDays(today, 3);
  const { student, cycle } = await withCycle({ examDate });
  const now = await later(student, 400);
  const changes = { name: 'Um ano depois', startDate: today, examDate };
  expect(await edit(now, cycle.id, changes)).toMatchObject(changes);
});
