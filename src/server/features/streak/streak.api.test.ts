import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { accountApi } from '#shared/contracts/accounts.ts';
import { streakApi } from '#shared/contracts/streak.ts';
import { openTestApp, type Student, type TestApp } from '#test/support/test-app.ts';

let test: TestApp;
let ana: Student;
beforeAll(async () => {
  test = await openTestApp();
});
beforeEach(async () => {
  await test.reset();
  ana = await test.registerStudent();
});
afterAll(() => test.close());

const caller = async (timeZone?: string, student = ana) => ({
  token: await test.tokenFor(student),
  ...(timeZone && { timeZone }),
});
const get = async (timeZone?: string, student = ana) =>
  (await test.call(streakApi.get, {}, await caller(timeZone, student))).body;
const update = async (timeZone?: string, student = ana) =>
  (await test.call(streakApi.update, {}, await caller(timeZone, student))).body;

/** Logs in on so many days in a row from now on, and stays on the last. */
async function visitDays(count: number): Promise<void> {
  for (let day = 0; day < count; day++) {
    if (day > 0) test.clock.advance({ days: 1 });
    await update();
  }
}

const untouched = {
  loginStreak: 0,
  lastStreakUpdate: null,
  calendarDays: [],
  frozenDays: [],
  freezes: 0,
  daysToNextFreeze: 7,
};
const once = {
  loginStreak: 1,
  lastStreakUpdate: '2026-03-11',
  calendarDays: ['2026-03-11'],
  frozenDays: [],
  freezes: 0,
  daysToNextFreeze: 6,
};

it('is empty before the first update, and one day after it', async () => {
  expect(await get()).toEqual(untouched);
  expect(await update()).toEqual(once);
  expect(await get()).toEqual(once);
});

it.each(['/streak', '/streak/'])('answers on %s, and its update too', async (path) => {
  const { token } = ana;
  const updatePath = path.endsWith('/') ? '/streak/update/' : '/streak/update';
  expect(await test.send('POST', updatePath, undefined, { token })).toMatchObject({
    status: 200,
    body: once,
  });
  expect(await test.send('GET', path, undefined, { token })).toMatchObject({ status: 200, body: once });
});

it('counts a day once, however often it is sent and all at the same time', async () => {
  const answers = await Promise.all(Array.from({ length: 10 }, () => update()));
  expect(answers).toEqual(Array(10).fill(once));
  test.clock.advance({ days: 1 });
  const next = await Promise.all(Array.from({ length: 10 }, () => update()));
  expect(next.map(({ loginStreak }) => loginStreak)).toEqual(Array(10).fill(2));
  expect((await get()).calendarDays).toEqual(['2026-03-11', '2026-03-12']);
});

it('lets only one of many updates spend the freeze', async () => {
  await visitDays(7);
  test.clock.advance({ days: 2 });
  await Promise.all(Array.from({ length: 10 }, () => update()));
  expect(await get()).toMatchObject({ loginStreak: 8, freezes: 0, frozenDays: ['2026-03-18'] });
});

it('lives through yesterday and ends after a missed day', async () => {
  await visitDays(3);
  test.clock.advance({ days: 1 });
  expect(await get()).toMatchObject({ loginStreak: 3, lastStreakUpdate: '2026-03-13' });
  test.clock.advance({ days: 1 });
  expect(await get()).toMatchObject({ loginStreak: 0, lastStreakUpdate: '2026-03-13' });
  expect(await update()).toMatchObject({
    loginStreak: 1,
    calendarDays: ['2026-03-11', '2026-03-12', '2026-03-13', '2026-03-15'],
  });
});

it('covers a missed day with a freeze, which keeps the run without adding to it', async () => {
  await visitDays(7);
  expect(await get()).toMatchObject({ loginStreak: 7, freezes: 1, daysToNextFreeze: 7 });
  test.clock.advance({ days: 2 });
  expect(await get()).toMatchObject({ loginStreak: 7, freezes: 1, frozenDays: [] });
  expect(await update()).toMatchObject({
    loginStreak: 8,
    freezes: 0,
    daysToNextFreeze: 6,
    frozenDays: ['2026-03-18'],
    lastStreakUpdate: '2026-03-19',
  });
  expect((await get()).calendarDays).not.toContain('2026-03-18');
});

describe('around midnight', () => {
  it.each([
    ['America/Noronha', 2],
    ['America/Sao_Paulo', 3],
    ['America/Manaus', 4],
    ['America/Rio_Branco', 5],
  ])('23:30 and 00:30 in %s are two days', async (zone, hoursBehind) => {
    test.clock.set(new Date(Date.UTC(2026, 2, 11, 23 + hoursBehind, 30)));
    expect(await update(zone)).toMatchObject({ loginStreak: 1, lastStreakUpdate: '2026-03-11' });
    test.clock.advance({ hours: 1 });
    expect(await get(zone)).toMatchObject({ loginStreak: 1, lastStreakUpdate: '2026-03-11' });
    expect(await update(zone)).toMatchObject({
      loginStreak: 2,
      calendarDays: ['2026-03-11', '2026-03-12'],
    });
  });

  it('a zone that goes back a day changes nothing, and the run goes on', async () => {
    test.clock.set('2026-03-12T01:00:00Z');
    const inLisbon = await update('Europe/Lisbon');
    expect(inLisbon.lastStreakUpdate).toBe('2026-03-12');
    expect(await update('America/Sao_Paulo')).toEqual(inLisbon);
    test.clock.set('2026-03-12T15:00:00Z');
    expect(await update('America/Sao_Paulo')).toEqual(inLisbon);
    test.clock.advance({ days: 1 });
    expect(await update('America/Sao_Paulo')).toMatchObject({ loginStreak: 2 });
  });
});

it('is in the user of every answer that carries one', async () => {
  await visitDays(3);
  const { token } = await caller();
  expect(ana.user.loginStreak).toBe(0);
  const profile = await test.call(accountApi.profile, {}, { token });
  expect(profile.body.data.user.loginStreak).toBe(3);
  const body = { email: ana.user.email, password: 'segredo1' };
  const login = async (timeZone: string) =>
    (await test.call(accountApi.login, { body }, { timeZone })).body.data.user.loginStreak;
  const change = { body: { name: 'Ana Lima' } };
  expect((await test.call(accountApi.updateProfile, change, { token })).body.data.user.loginStreak).toBe(3);
  test.clock.set('2026-03-15T02:30:00Z');
  expect(await login('America/Sao_Paulo')).toBe(3);
  expect(await login('Europe/Lisbon')).toBe(0);
});

it("is the student's alone, and nobody's without a token", async () => {
  const bia = await test.registerStudent();
  await visitDays(2);
  expect(await get(undefined, bia)).toEqual(untouched);
  await update(undefined, bia);
  expect((await get()).loginStreak).toBe(2);
  expect((await get(undefined, bia)).calendarDays).toEqual(['2026-03-12']);
  for (const { method, path } of [streakApi.get, streakApi.update])
    expect((await test.send(method, path)).status).toBe(401);
});
