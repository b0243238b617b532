import { afterAll, beforeAll, expect, it } from 'vitest';
import { type DemoListing, readDemoListings } from '#server/content/demo.ts';
import { countPeople, seedAuthors } from '#server/features/accounts/seed.ts';
import { inTransaction } from '#server/platform/database/database.ts';
import { openListing, searchMarketplace } from '#test/support/marketplace.ts';
import { openTestApp, type TestApp } from '#test/support/test-app.ts';
import { seedMarketplace } from './seed.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

const seed = (listings?: readonly DemoListing[]) =>
  inTransaction(test.services.db, async (db) => {
    const services = { ...test.services, db };
    await seedMarketplace(services, await seedAuthors(services), listings);
  });

it('fills the marketplace with plans to search and to leaf through, and begins anew when it runs again', async () => {
  const bia = await test.registerStudent();
  await seed();
  const { studyPlans, pagination } = await searchMarketplace(test, bia);
  expect(pagination.total).toBeGreaterThanOrEqual(60);
  expect(studyPlans).toHaveLength(9);
  for (const { author } of studyPlans) expect(author.username).toMatch(/^Conta de demonstração \d+$/);
  const ratings = studyPlans.map(
    ({ averageRating, numberOfReviews }) => (17.5 + averageRating * numberOfReviews) / (5 + numberOfReviews),
  );
  expect(ratings).toEqual(ratings.toSorted((one, other) => other - one));
  const best = await openListing(test, bia, studyPlans[0]?.id ?? '');
  expect(best.reviews.length).toBeGreaterThan(3);
  expect(best.studyPlan.topics.length).toBeGreaterThanOrEqual(8);
  expect(await countPeople(test.services.db)).toBe(1);
  const few = readDemoListings().slice(0, 2);
  await seed(few);
  const again = await searchMarketplace(test, bia, { sortBy: 'date' });
  expect(again.studyPlans.map(({ title }) => title).sort()).toEqual(
    few.map(({ asked }) => asked.title).sort(),
  );
});
