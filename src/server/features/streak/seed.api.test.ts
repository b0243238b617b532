import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { seedAccount } from '#server/features/accounts/seed.ts';
import { inTransaction } from '#server/platform/database/database.ts';
import { openTestApp, type TestApp } from '#test/support/test-app.ts';
import { seedStreak } from './seed.ts';
import { getStreak } from './service.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
beforeEach(() => test.reset());
afterAll(() => test.close());

it('gives the demo student a run of 12 days with one frozen, the same each time', async () => {
  const student = await seedAccount(test.services);
  const seed = () => inTransaction(test.services.db, (db) => seedStreak({ ...test.services, db }, student));
  await seed();
  const first = await getStreak(test.services, student);
  expect(first).toMatchObject({
    loginStreak: 12,
    lastStreakUpdate: '2026-03-11',
    frozenDays: ['2026-03-08'],
    freezes: 1,
    daysToNextFreeze: 4,
  });
  expect(first.calendarDays).toHaveLength(24);
  await seed();
  expect(await getStreak(test.services, student)).toEqual(first);
});
