import { publishedPlans } from '#server/features/study-plans/publication-service.ts';
import type { Db } from '#server/platform/database/database.ts';
import { listChanged } from './list-version.ts';
import { changeListing, listAuthored } from './queries.ts';

/** Nobody reads what a student published while they are leaving; their own plans go on saying that it is published. */
export async function hideAuthor(tx: Db, userId: string): Promise<void> {
  for (const listingId of await listAuthored(tx, userId))
    await changeListing(tx, listingId, { isPublished: false });
  listChanged();
}

/** The student stays: what was published is published again. */
export async function showAuthor(tx: Db, userId: string): Promise<void> {
  for (const listingId of await publishedPlans(tx, userId))
    await changeListing(tx, listingId, { isPublished: true });
  listChanged();
}
