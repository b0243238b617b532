import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { seedAccount } from '#server/features/accounts/seed.ts';
import { openTestApp, type TestApp } from '#test/support/test-app.ts';
import { seedFocus } from './seed.ts';
import { summarize } from './summary-service.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
beforeEach(() => test.reset());
afterAll(() => test.close());

it('gives the demo student eight weeks of sessions in every category, the same each time', async () => {
  const student = await seedAccount(test.services);
  const summary = () => summarize(test.services, student, { from: '', to: '' });
  await seedFocus(test.services, student);
  const first = await summary();
  expect(first.categories).toHaveLength(6);
  expect(first.periods.length).toBeGreaterThan(35);
  expect(first.from >= '2026-01-15').toBe(true);
  await seedFocus(test.services, student);
  expect(await summary()).toEqual(first);
});
