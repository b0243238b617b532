import {
  type DemoListing,
  type DemoReviews,
  readDemoListings,
  readDemoReviews,
} from '#server/content/demo.ts';
import { makeDemoPlan } from '#server/features/study-plans/demo-service.ts';
import type { SignedIn } from '#server/platform/auth/tokens.ts';
import type { Services } from '#server/platform/services.ts';
import { cloneListing } from './clone-service.ts';
import { viewListing } from './figures-service.ts';
import { publishPlan } from './publication-service.ts';
import { reviewPlan } from './reviews/review-service.ts';

const dayMs = 86_400_000;

const at = (services: Services, daysAgo: number): Services => {
  const now = new Date(services.clock.now().getTime() - daysAgo * dayMs);
  return { ...services, clock: { now: () => now } };
};

/** Fills the marketplace: `listings` that the local engine writes, published and reviewed by `authors` over the last months. */
export async function seedMarketplace(
  services: Services,
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
    const planId = await makeDemoPlan(services, author(number), { startedAgo: publishedAgo, asked });
    await publishPlan(at(services, publishedAgo), author(number), planId);
    await seedReviews(services, author, planId, publishedAgo, reviewsOf.get(asked.title) ?? []);
  }
}

/** Spread over the days since; who liked the plan most has cloned it. */
async function seedReviews(
  services: Services,
  author: (number: number) => SignedIn,
  planId: string,
  publishedAgo: number,
  reviews: DemoReviews['reviews'],
): Promise<void> {
  for (const [index, [number, rating, comment]] of reviews.entries()) {
    const then = at(services, publishedAgo * (1 - (index + 1) / (reviews.length + 1)));
    const student = author(number);
    await viewListing(then, student, planId);
    if (rating === 5) await cloneListing(then, student, planId);
    await reviewPlan(then, student, planId, { rating, comment });
  }
}
