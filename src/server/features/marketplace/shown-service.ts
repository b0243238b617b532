import type { Db } from '#server/platform/database/database.ts';
import type { PlanReview } from '#shared/contracts/plan-reviews.ts';
import { listChanged } from './list-version.ts';
import { presentReview } from './present.ts';
import { deleteListings, lockListing } from './queries.ts';
import { listReviews } from './review-queries.ts';

/** Reviews that a plan's own page shows; the others are read in the marketplace. */
const shownReviews = 50;

/** The newest reviews of a plan. */
export async function reviewsShownWith(db: Db, listingId: string): Promise<PlanReview[]> {
  const rows = await listReviews(db, listingId, { offset: 0, limit: shownReviews });
  return rows.map(presentReview);
}

/** Takes a student's publication away for good, if there is one. */
export async function withdrawPlan(tx: Db, userId: string, listingId: string): Promise<void> {
  const listing = await lockListing(tx, listingId);
  if (listing?.userId !== userId) return;
  await deleteListings(tx, [listingId]);
  listChanged();
}
