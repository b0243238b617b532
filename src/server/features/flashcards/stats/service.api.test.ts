import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { flashcardStatsApi } from '#shared/contracts/flashcard-stats.ts';
import { type Flashcard, flashcardApi } from '#shared/contracts/flashcards.ts';
import type { CardGrade } from '#shared/rules/card-grades.ts';
import { newSchedule } from '#shared/rules/grade-card.ts';
import { addDays } from '#shared/rules/time/study-day.ts';
import { recount } from '#test/support/flashcard-counts.ts';
import { openTestApp, type Student, type TestApp } from '#test/support/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
beforeEach(() => test.reset());
afterAll(() => test.close());

// A Wednesday, at noon in São Paulo.
const today = '2026-03-11';

async function make(token: string): Promise<Flashcard> {
  const body = { question: 'O que é mitose?', answer: 'Divisão celular.', subject: 'Biologia' };
  return (await test.call(flashcardApi.create, { body }, { token })).body.data.flashcard;
}
const study = (token: string, { id }: Flashcard, result: CardGrade, timeSpent = 0, timeZone?: string) =>
  test.call(
    flashcardApi.study,
    { params: { id }, body: { result, timeSpent } },
    { token, ...(timeZone && { timeZone }) },
  );

async function statsOf(token: string, timeZone?: string) {
  const { status, body } = await test.call(
    flashcardStatsApi.details,
    {},
    { token, ...(timeZone && { timeZone }) },
  );
  expect(status).toBe(200);
  return body.data.stats;
}

async function later(student: Student, days: number): Promise<string> {
  test.clock.advance({ days });
  return test.tokenFor(student);
}

it('answers 401 without a token', async () => {
  expect(await test.send('GET', '/flashcards/stats/details')).toMatchObject({ status: 401 });
});

it('answers whole, empty lists to a student who never answered', async () => {
  const { token } = await test.registerStudent();
  const stats = await statsOf(token);
  expect(stats.today).toEqual({
    day: today,
    answers: 0,
    newCards: 0,
    reviews: 0,
    remembered: 0,
    retention: null,
    timeSpent: 0,
    due: 0,
  });
  expect(stats.total).toEqual({ answers: 0, timeSpent: 0 });
  expect(stats.cards).toEqual({ new: 0, young: 0, mature: 0, suspended: 0 });
  const { days, weeks, months } = stats.retention;
  expect([days.length, weeks.length, months.length]).toEqual([30, 12, 12]);
  expect([stats.forecast.length, stats.year.length, stats.hours.length, stats.time.length]).toEqual([
    30, 365, 24, 30,
  ]);
  expect([stats.year[0]?.day, stats.year.at(-1)?.day]).toEqual(['2025-03-12', today]);
  expect([stats.forecast[0]?.day, stats.forecast.at(-1)?.day]).toEqual([today, '2026-04-09']);
});

describe('true retention', () => {
  it('counts answers to cards seen before: no first answers, no relearning', async () => {
    const student = await test.registerStudent();
    const cards = [await make(student.token), await make(student.token), await make(student.token)];
    for (const card of cards) await study(student.token, card, 'correct');
    expect((await statsOf(student.token)).today).toMatchObject({
      answers: 3,
      newCards: 3,
      reviews: 0,
      retention: null,
    });
    const token = await later(student, 3);
    const [one, two, three] = cards as [Flashcard, Flashcard, Flashcard];
    await study(token, one, 'correct');
    await study(token, two, 'hard');
    await study(token, three, 'incorrect');
    await study(token, three, 'correct');
    const stats = await statsOf(token);
    const recall = { reviews: 3, remembered: 2, retention: 2 / 3 };
    expect(stats.today).toMatchObject({ day: '2026-03-14', answers: 4, newCards: 0, ...recall });
    expect(stats.retention.days.at(-1)).toEqual({ from: '2026-03-14', ...recall });
    expect(stats.retention.weeks.at(-1)).toEqual({ from: '2026-03-08', ...recall });
    expect(stats.retention.months.at(-1)).toEqual({ from: '2026-03-01', ...recall });
    expect(stats.retention.days.at(-4)).toMatchObject({ from: today, reviews: 0, retention: null });
  });

  it('counts the first answer to a card that came with a past', async () => {
    const { token, user } = await test.registerStudent();
    const card = await make(token);
    await test.services.db.execute(
      sql`update flashcards set reps = 4, stability = 20, fsrs_difficulty = 5, last_on = '2026-02-20',
        interval_days = 19 where user_id = ${user.id} and id = ${card.id}`,
    );
    await recount(test.services.db);
    await study(token, card, 'correct');
    expect((await statsOf(token)).today).toMatchObject({ newCards: 0, reviews: 1, retention: 1 });
  });

  it('forgets an answer that is taken back', async () => {
    const student = await test.registerStudent();
    const card = await make(student.token);
    await study(student.token, card, 'correct', 5);
    const token = await later(student, 3);
    const { body } = await study(token, card, 'incorrect', 9);
    expect((await statsOf(token)).today).toMatchObject({ reviews: 1, retention: 0, timeSpent: 9, due: 0 });
    await test.call(
      flashcardApi.withdraw,
      { params: { id: card.id, answerId: body.data.answerId } },
      { token },
    );
    expect((await statsOf(token)).today).toMatchObject({ reviews: 0, retention: null, timeSpent: 0, due: 1 });
  });

  it('shows a student nothing of another', async () => {
    const [one, other] = [await test.registerStudent(), await test.registerStudent()];
    await study(one.token, await make(one.token), 'correct', 30);
    const stats = await statsOf(other.token);
    expect([stats.total.answers, stats.cards.young, stats.year.at(-1)?.answers]).toEqual([0, 0, 0]);
  });
});

describe('days and hours', () => {
  it("are the student's: an evening in São Paulo is the next day in Lisbon", async () => {
    const student = await test.registerStudent();
    const cards = [await make(student.token), await make(student.token)] as const;
    // 2026-03-12T02:30Z: 23:30 of the 11th in São Paulo, 02:30 of the 12th in Lisbon.
    test.clock.advance({ hours: 11, minutes: 30 });
    const token = await test.tokenFor(student);
    await study(token, cards[0], 'correct');
    const home = await statsOf(token);
    expect(home.today).toMatchObject({ day: today, answers: 1 });
    expect(home.hours[23]).toMatchObject({ hour: 23, answers: 1 });
    await study(token, cards[1], 'correct', 0, 'Europe/Lisbon');
    const abroad = await statsOf(token, 'Europe/Lisbon');
    expect(abroad.today).toMatchObject({ day: '2026-03-12', answers: 1 });
    expect(abroad.year.slice(-2)).toEqual([
      { day: today, answers: 1 },
      { day: '2026-03-12', answers: 1 },
    ]);
    expect(abroad.hours[2]).toMatchObject({ answers: 2 });
    expect(abroad.hours.reduce((sum, { answers }) => sum + answers, 0)).toBe(2);
  });

  it('keep the hour that the clock showed, summer and winter, and a quarter-hour zone', async () => {
    test.clock.set('2026-03-27T20:40:00Z');
    const student = await test.registerStudent();
    const card = await make(student.token);
    await study(student.token, card, 'correct');
    const token = await later(student, 5);
    await study(token, card, 'incorrect');
    // Lisbon's clocks went an hour ahead between the two: 20:40 and 21:40. In Kathmandu: 02:25, twice.
    const lisbon = await statsOf(token, 'Europe/Lisbon');
    expect(lisbon.hours.filter(({ answers }) => answers > 0)).toEqual([
      { hour: 20, answers: 1, reviews: 0, remembered: 0, retention: null },
      { hour: 21, answers: 1, reviews: 1, remembered: 0, retention: 0 },
    ]);
    expect((await statsOf(token, 'Asia/Kathmandu')).hours[2]).toMatchObject({ answers: 2, retention: 0 });
  });

  it('leave the year when it is over, and stay in the total', async () => {
    const student = await test.registerStudent();
    const card = await make(student.token);
    await study(student.token, card, 'correct', 40);
    test.clock.advance({ days: 364 });
    const last = await statsOf(await test.tokenFor(student));
    expect(last.year[0]).toEqual({ day: today, answers: 1 });
    expect(last.hours[12]).toMatchObject({ answers: 1 });
    test.clock.advance({ days: 1 });
    const gone = await statsOf(await test.tokenFor(student));
    expect(gone.year.some(({ answers }) => answers > 0)).toBe(false);
    expect(gone.hours[12]).toMatchObject({ answers: 0 });
    expect(gone.total).toEqual({ answers: 1, timeSpent: 40 });
    test.clock.advance({ days: 400 });
    expect((await statsOf(await test.tokenFor(student))).total).toEqual({ answers: 1, timeSpent: 40 });
  });
});

it('forecasts cards by day, overdue ones today, without suspended ones', async () => {
  const student = await test.registerStudent();
  const cards = await Promise.all(Array.from({ length: 5 }, () => make(student.token)));
  const [one, two, , suspended] = cards as [Flashcard, Flashcard, Flashcard, Flashcard];
  await study(student.token, one, 'correct');
  await study(student.token, two, 'incorrect');
  await test.send('PUT', `/flashcards/${suspended.id}`, { suspended: true }, { token: student.token });
  const days = async (token: string) =>
    (await statsOf(token)).forecast.filter(({ cards }) => cards > 0).map(({ day, cards }) => [day, cards]);
  expect(await days(student.token)).toEqual([
    [today, 2],
    [addDays(today, 1), 1],
    [addDays(today, 3), 1],
  ]);
  const token = await later(student, 2);
  expect(await days(token)).toEqual([
    [addDays(today, 2), 3],
    [addDays(today, 3), 1],
  ]);
  expect((await statsOf(token)).today.due).toBe(3);
});

it('counts each card once: new, young, mature or suspended', async () => {
  const student = await test.registerStudent();
  const cards = await Promise.all(Array.from({ length: 6 }, () => make(student.token)));
  const [young, mature, suspended, onTheEdge] = cards as [Flashcard, Flashcard, Flashcard, Flashcard];
  await study(student.token, young, 'correct');
  const intervals: [Flashcard, number][] = [
    [mature, 57],
    [suspended, 57],
    [onTheEdge, 21],
  ];
  for (const [card, interval] of intervals) {
    await test.services.db.execute(
      sql`update flashcards set reps = 3, interval_days = ${interval} where user_id = ${student.user.id} and id = ${card.id}`,
    );
  }
  await recount(test.services.db);
  await test.send('PUT', `/flashcards/${suspended.id}`, { suspended: true }, { token: student.token });
  expect((await statsOf(student.token)).cards).toEqual({ new: 2, young: 1, mature: 2, suspended: 1 });
});

it('adds up the time spent, by day and in total', async () => {
  const student = await test.registerStudent();
  const card = await make(student.token);
  await study(student.token, card, 'incorrect', 12);
  await study(student.token, card, 'correct', 8);
  const token = await later(student, 1);
  await study(token, card, 'correct', 30);
  const stats = await statsOf(token);
  expect(stats.time.slice(-3).map(({ timeSpent }) => timeSpent)).toEqual([0, 20, 30]);
  expect([stats.today.timeSpent, stats.total.timeSpent]).toEqual([30, 50]);
});

it('loses no answer of a student with very many', async () => {
  const { token, user } = await test.registerStudent();
  const card = await make(token);
  await test.services.db.execute(sql`
    insert into flashcard_answers (user_id, id, card_id, grade, kind, answered_at, day, retention, time_spent, number, before)
    select ${user.id}, gen_random_uuid(), ${card.id}, (array['incorrect', 'hard', 'correct', 'correct'])[n % 4 + 1], 'review',
      timestamptz '2026-03-11 12:00-03' - (n % 365) * interval '1 day', date '2026-03-11' - n % 365, 0.9, 10, n,
      ${JSON.stringify(newSchedule(today))}::text::jsonb
    from generate_series(1, 7300) n`);
  await recount(test.services.db);
  const stats = await statsOf(token);
  expect(new Set(stats.year.map(({ answers }) => answers))).toEqual(new Set([20]));
  expect(stats.hours[12]).toMatchObject({ answers: 7300, reviews: 7299 });
  expect(stats.total).toEqual({ answers: 7300, timeSpent: 73_000 });
  expect(stats.retention.weeks[5]).toMatchObject({ reviews: 140, retention: 105 / 140 });
});
