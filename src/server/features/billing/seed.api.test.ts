import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { seedAccount } from '#server/features/accounts/seed.ts';
import { openTestApp, type TestApp } from '#test/support/test-app.ts';
import { listGrants } from './queries.ts';
import { seedBilling } from './seed.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
beforeEach(() => test.reset());
afterAll(() => test.close());

it('writes the plan of the demo student into the books, once', async () => {
  const student = await seedAccount(test.services);
  await seedBilling(test.services, student);
  const first = await listGrants(test.services.db, student.userId);
  expect(first).toEqual([
    { plan: 'premium', givenAt: test.clock.now(), until: new Date('2027-03-11T15:00:00Z') },
  ]);
  test.clock.advance({ minutes: 1 });
  await seedAccount(test.services);
  await seedBilling(test.services, student);
  expect(await listGrants(test.services.db, student.userId)).toMatchObject([
    { givenAt: test.clock.now(), until: new Date('2027-03-11T15:01:00Z') },
  ]);
});
