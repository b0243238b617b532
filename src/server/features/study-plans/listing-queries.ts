import { desc, eq, sql } from 'drizzle-orm';
import type { Db } from '#server/platform/database/database.ts';
import { planListings, planReviews } from './tables.ts';

export async function insertListing(
  tx: Db,
  listing: { listingId: string; userId: string; publishedAt: Date },
): Promise<void> {
  await tx.insert(planListings).values(listing).onConflictDoNothing();
}

/** Takes a plan out of the marketplace; what was written about it stays. */
export async function unlist(tx: Db, listingId: string): Promise<void> {
  await tx.delete(planListings).where(eq(planListings.listingId, listingId));
}

/** A listing that is gone for good, with what was written about it. */
export async function deleteListing(tx: Db, listingId: string): Promise<void> {
  await unlist(tx, listingId);
  await tx.delete(planReviews).where(eq(planReviews.listingId, listingId));
}

/** Locked, so that the reviews of one plan are counted one after the other. */
export async function lockListing(tx: Db, listingId: string): Promise<{ userId: string } | undefined> {
  const [listing] = await tx
    .select({ userId: planListings.userId })
    .from(planListings)
    .where(eq(planListings.listingId, listingId))
    .for('update');
  return listing;
}

/** Writes a review, or what a student now thinks in place of what they thought. */
export async function saveReview(tx: Db, review: typeof planReviews.$inferInsert) {
  const { userName, userPicture, rating, comment, createdAt } = review;
  const [saved] = await tx
    .insert(planReviews)
    .values(review)
    .onConflictDoUpdate({
      target: [planReviews.listingId, planReviews.userId],
      set: { userName, userPicture, rating, comment, createdAt },
    })
    .returning();
  return saved as typeof planReviews.$inferSelect;
}

/** Average of 1 to 5 (0 without a review) and count. */
export async function ratingOf(
  tx: Db,
  listingId: string,
): Promise<{ averageRating: number; numberOfReviews: number }> {
  const [rating] = await tx
    .select({
      averageRating: sql<number>`coalesce(avg(rating), 0)::float8`,
      numberOfReviews: sql<number>`count(*)::int`,
    })
    .from(planReviews)
    .where(eq(planReviews.listingId, listingId));
  return rating ?? { averageRating: 0, numberOfReviews: 0 };
}

export const listReviews = (db: Db, listingId: string) =>
  db
    .select()
    .from(planReviews)
    .where(eq(planReviews.listingId, listingId))
    .orderBy(desc(planReviews.createdAt));
