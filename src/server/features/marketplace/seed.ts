import {
  type DemoListing,
  type DemoReviews,
  readDemoListings,
  readDemoReviews,
} from '#server/content/demo.ts';
import { makeDemoPlan } from '#server/features/study-plans/demo-service.ts';
import type { SignedIn } from '#server/platform/auth/tokens.ts';
import type { Parts } from '#server/platform/parts.ts';
import { cloneListing } from './clone-service.ts';
import { viewListing } from './figures-service.ts';
import { publishPlan } from './publication-service.ts';
import { reviewPlan } from './reviews/review-service.ts';

const dayMs = 86_400_000;

const at = (parts: Parts, daysAgo: number): Parts => {
  const now = new Date(parts.clock.now().getTime() - daysAgo * dayMs);
  return { ...parts, clock: { now: () => now } };
};

/** Fills the marketplace: `listings` that the local engine writes, published and reviewed by `authors` over the last months. */
export async function seedMarketplace(
  parts: Parts,
  authors: ReadonlyMap<number, SignedIn>,
  listings: readonly DemoListing[] = readDemoListings(),
): Promise<void> {
  const author = (number: number): SignedIn => {
    const found = authors.get(number);
    if (!found) throw new Error(`Falta a conta de demonstração ${number}.`);
    return found;
  };
  const reviewsOf = new Map(readDemoReviews().map(({ listing, reviews }) => [listing, reviews]));
  for (const { author: number, publishedAgo, asked } of listings) {
    const planId = await makeDemoPlan(parts, author(number), { startedAgo: publishedAgo, asked });
    await publishPlan(at(parts, publishedAgo), author(number), planId);
    await seedReviews(parts, author, planId, publishedAgo, reviewsOf.get(asked.title) ?? []);
  }
}

/** Spread over the days since; who liked the plan most has cloned it. */
async function seedReviews(
  parts: Parts,
  author: (number: number) => SignedIn,
  planId: string,
  publishedAgo: number,
  reviews: DemoReviews['reviews'],
): Promise<void> {
  for (const [index, [number, rating, comment]] of reviews.entries()) {
    const then = at(parts, publishedAgo * (1 - (index + 1) / (reviews.length + 1)));
    const student = author(number);
    await viewListing(then, student, planId);
    if (rating === 5) await cloneListing(then, student, planId);
    await reviewPlan(then, student, planId, { rating, comment });
  }
}
