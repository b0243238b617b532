import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type FocusSession, focusApi, sessionCategories } from '#shared/contracts/focus.ts';
import { addDays } from '#shared/rules/time/study-day.ts';
import { blocksIn, makeCycle } from '#test/support/cycles.ts';
import { makePlan, today } from '#test/support/plans.ts';
import { from, record } from '#test/support/sessions.ts';
import { type Caller, openTestApp, type TestApp } from '#test/support/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
beforeEach(() => test.reset());
afterAll(() => test.close());

const summaryOf = async (caller: Caller, query: object = {}) =>
  (await test.call(focusApi.summary, { query }, caller)).body.data.summary;
const weekOf = async (caller: Caller, day = '') =>
  (await test.call(focusApi.planned, { query: { day } }, caller)).body.data.week;
const at = (day: string, minutes: number) => from(`${day}T12:00:00Z`, minutes);
const sum = (numbers: number[]) => Math.round(numbers.reduce((all, one) => all + one, 0) * 100) / 100;

describe('the summary', () => {
  it('of nothing covers the days asked for, or today', async () => {
    const student = await test.registerStudent();
    const nothing = { sessions: 0, minutes: 0, unit: 'day', periods: [], categories: [] };
    expect(await summaryOf(student)).toEqual({ ...nothing, from: today, to: today });
    expect(await summaryOf(student, { from: '2026-03-05', to: today })).toEqual({
      ...nothing,
      from: '2026-03-05',
      to: today,
    });
  });

  it('adds up days and categories, newest day and most minutes first', async () => {
    const student = await test.registerStudent();
    await record(test, student, at('2026-03-09', 25));
    await record(test, student, { ...at('2026-03-11', 10.25), category: 'Leitura' });
    await record(test, student, { ...at('2026-03-11', 20.5), category: 'Revisão' });
    await record(test, student, { ...at('2026-03-11', 4.75), category: 'Leitura' });
    expect(await summaryOf(student)).toEqual({
      from: '2026-03-09',
      to: today,
      unit: 'day',
      sessions: 4,
      minutes: 60.5,
      periods: [
        {
          start: '2026-03-11',
          sessions: 3,
          minutes: 35.5,
          categories: [
            { category: 'Revisão', sessions: 1, minutes: 20.5 },
            { category: 'Leitura', sessions: 2, minutes: 15 },
          ],
        },
        {
          start: '2026-03-09',
          sessions: 1,
          minutes: 25,
          categories: [{ category: 'Estudo', sessions: 1, minutes: 25 }],
        },
      ],
      categories: [
        { category: 'Estudo', sessions: 1, minutes: 25 },
        { category: 'Revisão', sessions: 1, minutes: 20.5 },
        { category: 'Leitura', sessions: 2, minutes: 15 },
      ],
    });
  });

  it('goes by month when the days are many, and begins with the first session', async () => {
    const student = await test.registerStudent();
    for (const day of ['2025-08-31', '2025-09-01', '2025-12-31', '2026-01-01', '2026-03-11'])
      await record(test, student, at(day, 10));
    const all = await summaryOf(student);
    expect(all).toMatchObject({ from: '2025-08-31', to: today, unit: 'month', sessions: 5, minutes: 50 });
    expect(all.periods.map(({ start, minutes }) => [start, minutes])).toEqual([
      ['2026-03-01', 10],
      ['2026-01-01', 10],
      ['2025-12-01', 10],
      ['2025-09-01', 10],
      ['2025-08-01', 10],
    ]);
    expect(await summaryOf(student, { from: '2001-01-01', to: '9999-12-31' })).toEqual(all);
    expect(await summaryOf(student, { from: '2025-09-01', to: '2026-01-01' })).toMatchObject({
      from: '2025-09-01',
      to: '2026-01-01',
      minutes: 30,
    });
  });

  it('reaches a day that is ahead of the student: recorded further east', async () => {
    const { token } = await test.registerStudent();
    await record(test, { token, timeZone: 'Pacific/Kiritimati' });
    expect(await summaryOf({ token })).toMatchObject({ from: '2026-03-12', to: '2026-03-12', sessions: 1 });
  });

  it('always says what the list says, whatever was recorded and deleted', async () => {
    const student = await test.registerStudent();
    const made: FocusSession[] = [];
    for (let index = 0; index < 60; index++) {
      const day = addDays(today, -((index * 37) % 1500));
      const category = sessionCategories[(index * 7) % sessionCategories.length] ?? 'Estudo';
      made.push(await record(test, student, { ...at(day, ((index * 13) % 90) + 0.37), category }));
    }
    for (const { id } of made.filter((_, index) => index % 4 === 0))
      await test.send('DELETE', `/pomodoros/${id}`, undefined, student);
    const ranges = [
      {},
      { from: addDays(today, -6), to: today },
      { from: addDays(today, -29), to: today },
      { from: addDays(today, -333), to: addDays(today, -11) },
      { to: addDays(today, -200) },
      { from: addDays(today, -180) },
      { from: addDays(today, -1100), to: addDays(today, -40) },
    ];
    const units = [];
    for (const range of ranges) {
      const { body: listed } = await test.call(focusApi.list, { query: range }, student);
      const summary = await summaryOf(student, range);
      units.push(summary.unit);
      const minutes = sum(listed.map((session) => session.durationMinutes));
      expect([summary.sessions, summary.minutes]).toEqual([listed.length, minutes]);
      expect(sum(summary.periods.map((period) => period.minutes))).toBe(minutes);
      expect(sum(summary.categories.map((category) => category.minutes))).toBe(minutes);
      for (const { start, ...period } of summary.periods) {
        const same = start.slice(0, { day: 10, month: 7, year: 4 }[summary.unit]);
        const own = listed.filter(({ day }) => day.startsWith(same));
        expect(period.sessions).toBe(own.length);
        expect(period.minutes).toBe(sum(own.map((session) => session.durationMinutes)));
        expect(sum(period.categories.map((category) => category.minutes))).toBe(period.minutes);
      }
    }
    expect(units).toEqual(['year', 'day', 'day', 'month', 'year', 'month', 'year']);
  });

  it.each([
    { from: '9999-12-31', to: '9999-12-31' },
    { from: '9999-01-01' },
    { to: '2000-01-01' },
    { from: '2000-01-01', to: '2001-01-01' },
  ])('of days far from any session is empty: %o', async (range) => {
    const student = await test.registerStudent();
    await record(test, student);
    expect(await summaryOf(student, range)).toMatchObject({ sessions: 0, minutes: 0, periods: [] });
  });

  it('shows a student nothing of another', async () => {
    await record(test, await test.registerStudent());
    expect(await summaryOf(await test.registerStudent())).toMatchObject({ sessions: 0, periods: [] });
  });
});

describe('the week, planned and done', () => {
  it("runs from Sunday to Saturday around the day, the student's today unless said", async () => {
    const { token } = await test.registerStudent();
    expect(await weekOf({ token })).toEqual({
      from: '2026-03-08',
      to: '2026-03-14',
      subjects: [],
      other: 0,
    });
    expect(await weekOf({ token }, '2026-03-08')).toMatchObject({ from: '2026-03-08', to: '2026-03-14' });
    expect(await weekOf({ token }, '2026-03-07')).toMatchObject({ from: '2026-03-01', to: '2026-03-07' });
    expect(await weekOf({ token }, '9999-12-31')).toMatchObject({ from: '9999-12-26', subjects: [] });
    // Sunday in New Zealand already.
    test.clock.set('2026-03-14T20:00:00Z');
    const later = await test.registerStudent();
    expect(await weekOf({ token: later.token, timeZone: 'Pacific/Auckland' })).toMatchObject({
      from: '2026-03-15',
    });
  });

  it('holds the blocks of cycles, the activities of active plans and the sessions, by subject', async () => {
    const student = await test.registerStudent();
    const plan = await makePlan(test, student.token);
    const inWeek = plan.weeks
      .flatMap(({ days }) => days)
      .filter(({ date }) => date >= '2026-03-08' && date <= '2026-03-14')
      .flatMap(({ activities }) => activities);
    const planned = sum(inWeek.map(({ duration }) => duration));
    expect(planned).toBeGreaterThan(0);
    await record(test, student, { subject: 'matematica' });
    await record(test, student, { subject: 'Redação', durationMinutes: 12.5 });
    await record(test, student, { durationMinutes: 5 });
    await record(test, student, { ...at('2026-03-07', 60), subject: 'Redação' });
    expect(await weekOf(student)).toMatchObject({
      subjects: [
        { subject: 'Matemática', planned, done: 25 },
        { subject: 'Redação', planned: 0, done: 12.5 },
      ],
      other: 5,
    });
    const cycle = await makeCycle(test, student.token);
    const ofWeek = blocksIn(cycle).filter(
      ({ date, subject }) => date <= '2026-03-14' && subject === 'Matemática',
    );
    const inCycle = sum(ofWeek.map(({ duration }) => duration));
    expect(inCycle).toBeGreaterThan(0);
    expect((await weekOf(student)).subjects[1]).toMatchObject({ planned: planned + inCycle, done: 25 });
    await test.send('DELETE', `/study-cycles/${cycle.id}`, undefined, student);
    await test.send('PUT', `/study-plans/${plan.id}`, { isActive: false }, student);
    expect((await weekOf(student)).subjects[0]).toMatchObject({ subject: 'matematica', planned: 0 });
    expect(await weekOf(await test.registerStudent())).toMatchObject({ subjects: [], other: 0 });
  });
});
