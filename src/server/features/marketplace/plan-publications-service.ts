import type { Publications } from '#server/platform/ports.ts';
import { listChanged } from './list/list-version-service.ts';
import { presentReview } from './present.ts';
import { deleteListings, lockListing } from './queries.ts';
import { listReviews } from './reviews/review-queries.ts';

/** Reviews that a plan's own page shows; the others are read in the marketplace. */
const shownReviews = 50;

export const publications: Publications = {
  async reviewsOf({ db }, planId) {
    const rows = await listReviews(db, planId, { offset: 0, limit: shownReviews });
    return rows.map(presentReview);
  },

  async withdraw({ db: tx }, userId, planId) {
    const listing = await lockListing(tx, planId);
    if (listing?.userId !== userId) return;
    await deleteListings(tx, [planId]);
    listChanged();
  },
};
