import type { Db } from '#server/platform/database/database.ts';
import type { Parts } from '#server/platform/parts.ts';
import { forgetVisitor } from './figures-queries.ts';
import { listChanged } from './list-version.ts';
import { changeListing, deleteListings, listAuthored, lockListings } from './queries.ts';
import { moveRating } from './rating-service.ts';
import { anonymiseReports } from './report-queries.ts';
import {
  anonymiseReview,
  deleteReview,
  findReview,
  listReviewed,
  renameReviewer,
  setReviewCounts,
} from './review-queries.ts';

interface Author {
  name: string;
  picture: string | null;
}

/** What a student published and wrote carries the name and the picture that they have now. */
export async function renameAuthor(tx: Db, userId: string, author: Author): Promise<void> {
  const [authored, reviewed] = [await listAuthored(tx, userId), await listReviewed(tx, userId)];
  await lockListings(tx, [...authored, ...reviewed]);
  for (const listingId of authored)
    await changeListing(tx, listingId, { authorName: author.name, authorPicture: author.picture });
  await renameReviewer(tx, userId, author);
  for (const listingId of reviewed) await changeListing(tx, listingId);
  listChanged();
}

/**
 * What a student wrote counts from now on, or no longer: the averages of the plans follow. The caller holds the
 * student's row, so that none of their reviews is written meanwhile.
 */
export async function countReviewer(
  parts: Pick<Parts, 'db' | 'clock'>,
  userId: string,
  counts: boolean,
): Promise<void> {
  const tx = parts.db;
  for (const listing of await lockListings(tx, await listReviewed(tx, userId))) {
    const review = await findReview(tx, listing.listingId, userId);
    if (!review || review.counts === counts) continue;
    await setReviewCounts(tx, review, counts);
    await moveRating(parts, tx, listing, review, { ...review, counts });
  }
  listChanged();
}

/**
 * A student is gone: what they published goes, and what they wrote about others' plans where it didn't count; the rest
 * stays under nobody's name.
 */
export async function forgetAuthor(tx: Db, userId: string): Promise<void> {
  const [authored, reviewed] = [await listAuthored(tx, userId), await listReviewed(tx, userId)];
  await lockListings(tx, [...authored, ...reviewed]);
  await deleteListings(tx, authored);
  for (const listingId of reviewed) {
    const review = await findReview(tx, listingId, userId);
    if (review?.counts) await anonymiseReview(tx, review);
    else await deleteReview(tx, listingId, userId);
    await changeListing(tx, listingId);
  }
  await anonymiseReports(tx, userId);
  await forgetVisitor(tx, userId);
  listChanged();
}
