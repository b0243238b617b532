import { getStanding } from '#server/features/accounts/service.ts';
import type { SignedIn } from '#server/platform/auth/tokens.ts';
import { type Db, inTransaction } from '#server/platform/database/database.ts';
import { notFound, unprocessable } from '#server/platform/errors.ts';
import type { Parts } from '#server/platform/parts.ts';
import { marketplaceLimits, type ReportInput } from '#shared/contracts/marketplace.ts';
import { listChanged } from './list-version.ts';
import { changeListing, type ListingRow, lockListing } from './queries.ts';
import { countReports, insertReport } from './report-queries.ts';
import { findReviewById, moderateReview } from './review-queries.ts';
import { moveRating } from './review-service.ts';

const thanks = 'Obrigado. A denúncia foi registrada e será analisada.';

/** Hides a plan, or one of its reviews, until an administrator decides. */
async function hide(parts: Parts, tx: Db, listing: ListingRow, reviewId: string | undefined): Promise<void> {
  const { listingId } = listing;
  if (reviewId === undefined) {
    if (listing.moderation === 'none') await changeListing(tx, listingId, { moderation: 'hidden' });
    return;
  }
  const review = await findReviewById(tx, listingId, reviewId);
  if (review?.moderation !== 'none') return;
  await moderateReview(tx, review, 'hidden');
  await moveRating(parts, tx, listing, review, { ...review, moderation: 'hidden' });
}

/**
 * Reports a published plan or one of its reviews; the third student's report hides it. Throws `plan_not_found` and
 * `review_not_found` (404), and `own_report` (422).
 */
export async function reportListing(
  parts: Parts,
  { userId }: SignedIn,
  listingId: string,
  { reason, comment, reviewId }: ReportInput,
): Promise<{ success: boolean; message: string }> {
  const { isTestAccount } = await getStanding(parts, userId);
  await inTransaction(parts.db, async (tx) => {
    const listing = await lockListing(tx, listingId);
    if (!listing?.isPublished || listing.moderation !== 'none') throw notFound('study_plans.plan_not_found');
    const review = reviewId ? await findReviewById(tx, listingId, reviewId) : undefined;
    if (reviewId && review?.moderation !== 'none') throw notFound('marketplace.review_not_found');
    if ((review ?? listing).userId === userId) throw unprocessable('marketplace.own_report');
    const targetId = review?.id ?? listingId;
    const createdAt = parts.clock.now();
    const said = { reason, comment: comment || null, counts: !isTestAccount, createdAt };
    await insertReport(tx, { listingId, targetId, userId, ...said });
    if ((await countReports(tx, listingId, targetId)) >= marketplaceLimits.reportsToHide)
      await hide(parts, tx, listing, review?.id);
  });
  listChanged();
  return { success: true, message: thanks };
}
