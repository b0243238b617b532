import { and, eq, sql } from 'drizzle-orm';
import { newRevision } from '#server/platform/database/columns.ts';
import type { Db } from '#server/platform/database/database.ts';
import { preparedSql } from '#server/platform/database/database.ts';
import type { Content } from './content-service.ts';
import {
  planListingClones,
  planListingContents,
  planListingDays,
  planListings,
  planListingViewers,
  planReports,
  planReviews,
} from './tables.ts';

export type ListingRow = typeof planListings.$inferSelect;

/** Shown to other students; written as the indexes have it. */
export const isShown = sql`${planListings.isPublished} and ${planListings.moderation} = 'none'`;

/**
 * Locks a listing, as everything that changes it or what is written about it does first, before its author's plan:
 * reviews are counted one after the other, and none can deadlock.
 */
export async function lockListing(tx: Db, listingId: string): Promise<ListingRow | undefined> {
  const [row] = await tx
    .select()
    .from(planListings)
    .where(eq(planListings.listingId, listingId))
    .for('update');
  return row;
}

/** As `lockListing`, of several, in their order: nobody who locks some of them as well waits for ever. */
export async function lockListings(tx: Db, listingIds: readonly string[]): Promise<ListingRow[]> {
  const rows: ListingRow[] = [];
  for (const listingId of [...new Set(listingIds)].sort()) {
    const row = await lockListing(tx, listingId);
    if (row) rows.push(row);
  }
  return rows;
}

export async function findListing(db: Db, listingId: string): Promise<ListingRow | undefined> {
  const [row] = await db.select().from(planListings).where(eq(planListings.listingId, listingId));
  return row;
}

/** As `findListing`, of what other students may read. */
export async function findShown(db: Db, listingId: string): Promise<ListingRow | undefined> {
  const [row] = await db
    .select()
    .from(planListings)
    .where(and(eq(planListings.listingId, listingId), isShown));
  return row;
}

/**
 * `version` is another text whenever anything of a listing or its reviews is; `mayHaveClone` is false for whoever
 * never cloned it. No row: there is none to be read.
 */
export const findListingVersion = preparedSql<
  { listingId: string; userId: string },
  { version: string; mayHaveClone: boolean }
>(
  'find_listing_version',
  sql`
  select revision::text as version, listing.user_id = reader.id or exists (
    select 1 from plan_listing_clones cloner
    where cloner.listing_id = ${sql.placeholder('listingId')} and cloner.user_id = reader.id
  ) as "mayHaveClone"
  from plan_listings listing, (select ${sql.placeholder('userId')}::uuid as id) reader
  where listing.listing_id = ${sql.placeholder('listingId')} and is_published and moderation = 'none'`,
);

export async function saveListing(
  tx: Db,
  row: typeof planListings.$inferInsert,
  content: Content,
): Promise<void> {
  const { listingId, ...set } = row;
  await tx.insert(planListings).values(row).onConflictDoUpdate({ target: planListings.listingId, set });
  await tx
    .insert(planListingContents)
    .values({ listingId, content })
    .onConflictDoUpdate({ target: planListingContents.listingId, set: { content } });
}

/** Sets `changes`, and the revision anew also when there are none. */
export async function changeListing(
  tx: Db,
  listingId: string,
  changes: Partial<typeof planListings.$inferInsert> = {},
): Promise<void> {
  await tx
    .update(planListings)
    .set({ ...changes, revision: newRevision() })
    .where(eq(planListings.listingId, listingId));
}

export async function findContent(db: Db, listingId: string): Promise<Content | undefined> {
  const [row] = await db
    .select({ content: planListingContents.content })
    .from(planListingContents)
    .where(eq(planListingContents.listingId, listingId));
  return row?.content;
}

/** Listings that are gone for good, with everything that was written about them. */
export async function deleteListings(tx: Db, listingIds: readonly string[]): Promise<void> {
  for (const listingId of listingIds)
    for (const table of [
      planListingContents,
      planListingDays,
      planListingViewers,
      planListingClones,
      planReviews,
      planReports,
      planListings,
    ])
      await tx.delete(table).where(eq(table.listingId, listingId));
}

/** Ids of a student's listings, published or not. */
export async function listAuthored(tx: Db, userId: string): Promise<string[]> {
  const rows = await tx
    .select({ id: planListings.listingId })
    .from(planListings)
    .where(eq(planListings.userId, userId));
  return rows.map(({ id }) => id);
}
