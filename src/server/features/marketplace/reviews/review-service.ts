import { v7 as uuidv7 } from 'uuid';
import { getStanding } from '#server/features/accounts/service.ts';
import { holdAuthor } from '#server/features/accounts/standing-service.ts';
import { ownsPlan } from '#server/features/study-plans/publication/copy-service.ts';
import type { SignedIn } from '#server/platform/auth/tokens.ts';
import { inTransaction } from '#server/platform/database/database.ts';
import { notFound, unauthenticated, unprocessable } from '#server/platform/errors.ts';
import type { Services } from '#server/platform/services.ts';
import { marketplaceLimits, type Pagination } from '#shared/contracts/marketplace.ts';
import type { PlanReview, ReviewInput } from '#shared/contracts/plan-reviews.ts';
import { listChanged } from '../list/list-version-service.ts';
import { paginationOf } from '../list/pagination.ts';
import { presentReview } from '../present.ts';
import { findShown, lockListing } from '../queries.ts';
import { moveRating } from './rating-service.ts';
import { countReviews, deleteReview, findReview, listReviews, saveReview } from './review-queries.ts';

/**
 * Reviews another student's published plan, or edits what the student wrote before; the plan's average and count
 * follow when the student's address is confirmed. Throws `own_review` (422), `plan_not_found` (404), and
 * `unauthenticated` (401) for an account that is suspended or leaving.
 */
export async function reviewPlan(
  services: Services,
  { userId }: SignedIn,
  listingId: string,
  { rating, comment }: ReviewInput,
): Promise<PlanReview> {
  const createdAt = services.clock.now();
  const review = await inTransaction(services.db, async (tx) => {
    const within = { ...services, db: tx };
    const { isHidden, ...author } = await holdAuthor(within, userId);
    if (isHidden) throw unauthenticated('common.unauthenticated');
    const { isVerified } = await getStanding(within, userId);
    const listing = await lockListing(tx, listingId);
    if (listing?.userId === userId || (!listing && (await ownsPlan(within, userId, listingId))))
      throw unprocessable('study_plans.own_review');
    if (!listing?.isPublished || listing.moderation !== 'none') throw notFound('study_plans.plan_not_found');
    const { name: userName, picture: userPicture } = author;
    const was = await findReview(tx, listingId, userId);
    const said = { userName, userPicture, rating, comment: comment || null, createdAt, counts: isVerified };
    const saved = await saveReview(tx, { listingId, userId, id: uuidv7(), ...said });
    await moveRating(services, tx, listing, was, saved);
    return saved;
  });
  listChanged();
  return presentReview(review);
}

/**
 * Takes a student's own review back, also of a plan that is not published any more. Throws `review_not_found`
 * (404).
 */
export async function removeReview(
  services: Services,
  { userId }: SignedIn,
  listingId: string,
): Promise<void> {
  await inTransaction(services.db, async (tx) => {
    const listing = await lockListing(tx, listingId);
    const was = await findReview(tx, listingId, userId);
    if (!listing || !was) throw notFound('marketplace.review_not_found');
    await deleteReview(tx, listingId, userId);
    await moveRating(services, tx, listing, was, undefined);
  });
  listChanged();
}

/** A page of what students wrote about a published plan, what counts first, newest first. Throws `plan_not_found` (404). */
export async function listPlanReviews(
  { db }: Services,
  listingId: string,
  page = 1,
): Promise<{ reviews: PlanReview[]; pagination: Pagination }> {
  if (!(await findShown(db, listingId))) throw notFound('study_plans.plan_not_found');
  const limit = marketplaceLimits.reviews;
  const rows = await listReviews(db, listingId, { offset: (page - 1) * limit, limit });
  const most = marketplaceLimits.counted;
  const found = await countReviews(db, listingId, most + 1);
  return { reviews: rows.map(presentReview), pagination: paginationOf({ page, limit, found, most }) };
}
