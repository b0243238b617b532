import { showPublication } from '#server/features/study-plans/publication/publication-service.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { Services } from '#server/platform/services.ts';
import { dayOf } from '../counted-day.ts';
import { countDay } from '../figures-queries.ts';
import { ratingOf } from '../present.ts';
import { changeListing, type ListingRow } from '../queries.ts';
import type { ReviewRow } from './review-queries.ts';

type Rated = Pick<ReviewRow, 'rating' | 'moderation' | 'counts'> | undefined;

/** One that is hidden does not count, nor one whose writer's address nobody confirmed. */
const isCounted = (review: Rated): review is NonNullable<Rated> =>
  review?.counts === true && review.moderation === 'none';

const countOf = (review: Rated) => (isCounted(review) ? 1 : 0);
const ratingIn = (review: Rated) => (isCounted(review) ? review.rating : 0);

/** Moves sum and count of a locked listing from what a review was to what it is; its author's plan follows. */
export async function moveRating(
  { clock }: Pick<Services, 'clock'>,
  tx: Db,
  listing: ListingRow,
  was: Rated,
  is: Rated,
): Promise<void> {
  const { listingId, userId } = listing;
  const rating = {
    ratingSum: listing.ratingSum - ratingIn(was) + ratingIn(is),
    ratingCount: listing.ratingCount - countOf(was) + countOf(is),
  };
  await changeListing(tx, listingId, rating);
  await countDay(tx, { listingId, day: dayOf(clock.now()) });
  await showPublication(tx, userId, listingId, ratingOf(rating));
}
