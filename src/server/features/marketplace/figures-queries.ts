import { desc, eq, lt, sql } from 'drizzle-orm';
import type { Db } from '#server/platform/database/database.ts';
import { planListingClones, planListingDays, planListings, planListingViewers } from './tables.ts';

interface DayOfListing {
  listingId: string;
  /** Of the installation: the author's figures are not of one student's zone. */
  day: string;
}

/** Counts on a day, and how the rating stands at its end. */
export async function countDay(
  tx: Db,
  { listingId, day }: DayOfListing,
  counted: { views?: number; clones?: number } = {},
): Promise<void> {
  const { views = 0, clones = 0 } = counted;
  await tx.execute(sql`
    insert into plan_listing_days as known (listing_id, day, views, clones, rating_sum, rating_count)
    select listing_id, ${day}::date, ${views}::int, ${clones}::int, rating_sum, rating_count
    from plan_listings where listing_id = ${listingId}
    on conflict (listing_id, day) do update set
      views = known.views + excluded.views, clones = known.clones + excluded.clones,
      rating_sum = excluded.rating_sum, rating_count = excluded.rating_count`);
}

/** Whether the student is new on that day. */
export async function insertViewer(tx: Db, viewer: DayOfListing & { userId: string }): Promise<boolean> {
  const added = await tx
    .insert(planListingViewers)
    .values(viewer)
    .onConflictDoNothing()
    .returning({ listingId: planListingViewers.listingId });
  return added.length > 0;
}

export async function addView(tx: Db, listingId: string): Promise<void> {
  await tx.update(planListings).set({ views: sql`views + 1` }).where(eq(planListings.listingId, listingId));
}

/** Whether the student had not cloned it before. */
export async function insertCloner(
  tx: Db,
  cloner: { listingId: string; userId: string; clonedAt: Date },
): Promise<boolean> {
  const added = await tx
    .insert(planListingClones)
    .values(cloner)
    .onConflictDoNothing()
    .returning({ listingId: planListingClones.listingId });
  return added.length > 0;
}

/** The last days on which anything was counted, newest first. */
export const listDays = (db: Db, listingId: string, limit: number) =>
  db
    .select()
    .from(planListingDays)
    .where(eq(planListingDays.listingId, listingId))
    .orderBy(desc(planListingDays.day))
    .limit(limit);

export async function deleteViewersBefore(db: Db, day: string): Promise<void> {
  await db.delete(planListingViewers).where(lt(planListingViewers.day, day));
}

/** Who looked and who cloned are forgotten; the counts stay. */
export async function forgetVisitor(tx: Db, userId: string): Promise<void> {
  await tx.delete(planListingViewers).where(eq(planListingViewers.userId, userId));
  await tx.delete(planListingClones).where(eq(planListingClones.userId, userId));
}
