import { publishedPlans } from '#server/features/study-plans/publication/publication-service.ts';
import type { StudentLifecycle } from '#server/platform/ports.ts';
import { forgetVisitor } from './figures-queries.ts';
import { listChanged } from './list/list-version-service.ts';
import { changeListing, deleteListings, listAuthored, lockListings } from './queries.ts';
import { anonymiseReports } from './reports/report-queries.ts';
import { moveRating } from './reviews/rating-service.ts';
import {
  anonymiseReview,
  deleteReview,
  findReview,
  listReviewed,
  renameReviewer,
  setReviewCounts,
} from './reviews/review-queries.ts';

/** What a student published, and what they wrote about others' plans, follows what happens to them. */
export const authorLifecycle: Partial<StudentLifecycle> = {
  /** What they wrote counts from now on: the averages of the plans follow. */
  async confirmed(within, userId) {
    const tx = within.db;
    for (const listing of await lockListings(tx, await listReviewed(tx, userId))) {
      const review = await findReview(tx, listing.listingId, userId);
      if (!review || review.counts) continue;
      await setReviewCounts(tx, review, true);
      await moveRating(within, tx, listing, review, { ...review, counts: true });
    }
    listChanged();
  },

  async renamed({ db: tx }, userId, author) {
    const [authored, reviewed] = [await listAuthored(tx, userId), await listReviewed(tx, userId)];
    await lockListings(tx, [...authored, ...reviewed]);
    for (const listingId of authored)
      await changeListing(tx, listingId, { authorName: author.name, authorPicture: author.picture });
    await renameReviewer(tx, userId, author);
    for (const listingId of reviewed) await changeListing(tx, listingId);
    listChanged();
  },

  /** Their own plans go on saying that they are published. */
  async hidden({ db: tx }, userId) {
    for (const listingId of await listAuthored(tx, userId))
      await changeListing(tx, listingId, { isPublished: false });
    listChanged();
  },

  async shown({ db: tx }, userId) {
    for (const listingId of await publishedPlans(tx, userId))
      await changeListing(tx, listingId, { isPublished: true });
    listChanged();
  },

  /** What they wrote about others' plans stays under nobody's name where it counted, and goes where it didn't. */
  async erased({ db: tx }, userId) {
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
  },
};
