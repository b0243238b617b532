import { randomUUID } from 'node:crypto';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { Db } from '#server/platform/database/database.ts';
import type { Page } from '#server/platform/database/page.ts';
import { planReviews } from '../tables.ts';

export type ReviewRow = typeof planReviews.$inferSelect;

const byStudent = (listingId: string, userId: string) =>
  and(eq(planReviews.listingId, listingId), eq(planReviews.userId, userId));

export async function findReview(db: Db, listingId: string, userId: string): Promise<ReviewRow | undefined> {
  const [row] = await db.select().from(planReviews).where(byStudent(listingId, userId));
  return row;
}

export async function findReviewById(db: Db, listingId: string, id: string): Promise<ReviewRow | undefined> {
  const [row] = await db
    .select()
    .from(planReviews)
    .where(and(eq(planReviews.listingId, listingId), eq(planReviews.id, id)));
  return row;
}

/** Writes a review, or what a student now thinks in place of what they thought. */
export async function saveReview(tx: Db, review: typeof planReviews.$inferInsert): Promise<ReviewRow> {
  const { userName, userPicture, rating, comment, createdAt, counts } = review;
  const [saved] = await tx
    .insert(planReviews)
    .values(review)
    .onConflictDoUpdate({
      target: [planReviews.listingId, planReviews.userId],
      set: { userName, userPicture, rating, comment, createdAt, counts },
    })
    .returning();
  return saved as ReviewRow;
}

export async function deleteReview(tx: Db, listingId: string, userId: string): Promise<void> {
  await tx.delete(planReviews).where(byStudent(listingId, userId));
}

export async function moderateReview(
  tx: Db,
  { listingId, id }: Pick<ReviewRow, 'listingId' | 'id'>,
  moderation: ReviewRow['moderation'],
): Promise<void> {
  await tx
    .update(planReviews)
    .set({ moderation })
    .where(and(eq(planReviews.listingId, listingId), eq(planReviews.id, id)));
}

/** Says of a review whether it counts. */
export async function setReviewCounts(
  tx: Db,
  { listingId, userId }: ReviewRow,
  counts: boolean,
): Promise<void> {
  await tx.update(planReviews).set({ counts }).where(byStudent(listingId, userId));
}

const shownOf = (listingId: string) =>
  and(eq(planReviews.listingId, listingId), eq(planReviews.moderation, 'none'));

/** Those that everybody may read: what counts first, the newest first. */
export const listReviews = (db: Db, listingId: string, { offset, limit }: Page) =>
  db
    .select()
    .from(planReviews)
    .where(shownOf(listingId))
    .orderBy(desc(planReviews.counts), desc(planReviews.createdAt), desc(planReviews.id))
    .limit(limit)
    .offset(offset);

/** How many everybody may read, counted no further than `most`. */
export async function countReviews(db: Db, listingId: string, most: number): Promise<number> {
  const found = db
    .select({ id: planReviews.id })
    .from(planReviews)
    .where(shownOf(listingId))
    .limit(most)
    .as('found');
  const [row] = await db.select({ total: sql<number>`count(*)::int` }).from(found);
  return row?.total ?? 0;
}

/** How many of those that count gave 1, 2, 3, 4 and 5 stars. */
export async function countRatings(db: Db, listingId: string): Promise<number[]> {
  const rows = await db
    .select({ rating: planReviews.rating, total: sql<number>`count(*)::int` })
    .from(planReviews)
    .where(and(shownOf(listingId), eq(planReviews.counts, true)))
    .groupBy(planReviews.rating);
  return [1, 2, 3, 4, 5].map((stars) => rows.find(({ rating }) => rating === stars)?.total ?? 0);
}

/** The listings that a student wrote about. */
export async function listReviewed(tx: Db, userId: string): Promise<string[]> {
  const rows = await tx
    .select({ id: planReviews.listingId })
    .from(planReviews)
    .where(eq(planReviews.userId, userId));
  return rows.map(({ id }) => id);
}

/** How others see the student who wrote. */
export async function renameReviewer(
  tx: Db,
  userId: string,
  { name: userName, picture: userPicture }: { name: string; picture: string | null },
): Promise<void> {
  await tx.update(planReviews).set({ userName, userPicture }).where(eq(planReviews.userId, userId));
}

/** What a student wrote stays, under nobody's name. */
export async function anonymiseReview(tx: Db, { listingId, userId }: ReviewRow): Promise<void> {
  await tx
    .update(planReviews)
    .set({ userId: randomUUID(), userName: 'Usuário removido', userPicture: null })
    .where(byStudent(listingId, userId));
}
