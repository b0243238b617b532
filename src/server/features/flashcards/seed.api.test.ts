import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { seedAccount } from '#server/features/accounts/seed.ts';
import { openTestApp, type TestApp } from '#test/support/test-app.ts';
import { seedFlashcards } from './seed.ts';
import { getStats, readFlashcards } from './service.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
beforeEach(() => test.reset());
afterAll(() => test.close());

it('gives the demo student decks with a past and something to review today, the same each time', async () => {
  const student = await seedAccount(test.services);
  const content = async () =>
    (await readFlashcards(test.services, student, {})).data.flashcards.map(({ question, schedule }) => [
      question,
      schedule,
    ]);
  await seedFlashcards(test.services, student);
  const first = await content();
  const { total, forReview } = await getStats(test.services, student);
  expect(total).toBe(15);
  expect(forReview).toBeGreaterThan(2);
  expect(forReview).toBeLessThan(total);
  await seedFlashcards(test.services, student);
  expect(await content()).toEqual(first);
});
