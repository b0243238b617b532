import type { Db } from '#server/platform/database/database.ts';
import { forgetVisitor } from './figures-queries.ts';
import { listChanged } from './list-version.ts';
import { changeListing, deleteListings, listAuthored } from './queries.ts';
import { anonymiseReports } from './report-queries.ts';
import { anonymiseReviews, listReviewed, renameReviewer } from './review-queries.ts';

interface Author {
  name: string;
  picture: string | null;
}

/** What a student published and wrote carries the name and the picture that they have now. */
export async function renameAuthor(tx: Db, userId: string, author: Author): Promise<void> {
  for (const listingId of await listAuthored(tx, userId))
    await changeListing(tx, listingId, { authorName: author.name, authorPicture: author.picture });
  await renameReviewer(tx, userId, author);
  for (const listingId of await listReviewed(tx, userId)) await changeListing(tx, listingId);
  listChanged();
}

/** A student is gone: what they published goes, what they wrote about others' plans stays under nobody's name. */
export async function forgetAuthor(tx: Db, userId: string): Promise<void> {
  await deleteListings(tx, await listAuthored(tx, userId));
  const reviewed = await listReviewed(tx, userId);
  await anonymiseReviews(tx, userId);
  for (const listingId of reviewed) await changeListing(tx, listingId);
  await anonymiseReports(tx, userId);
  await forgetVisitor(tx, userId);
  listChanged();
}
