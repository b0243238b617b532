import { getStanding } from '#server/features/accounts/service.ts';
import type { SignedIn } from '#server/platform/auth/tokens.ts';
import { type Db, inTransaction } from '#server/platform/database/database.ts';
import { notFound, unprocessable } from '#server/platform/errors.ts';
import type { Services } from '#server/platform/services.ts';
import { marketplaceLimits, type ReportInput } from '#shared/contracts/marketplace.ts';
import { listChanged } from '../list/list-version-service.ts';
import { changeListing, type ListingRow, lockListing } from '../queries.ts';
import { moveRating } from '../reviews/rating-service.ts';
import { findReviewById, moderateReview, type ReviewRow } from '../reviews/review-queries.ts';
import { type Judged, tellAuthor } from '../tell-service.ts';
import { countReports, insertReport } from './report-queries.ts';
import { reportCounts, reportsToHidePlan } from './report-weight.ts';

const thanks = 'Obrigado. A denúncia foi registrada e será analisada.';

/** Hides a plan, or one of its reviews, until an administrator decides. */
async function hide(
  services: Services,
  tx: Db,
  listing: ListingRow,
  review: ReviewRow | undefined,
): Promise<void> {
  if (!review) return changeListing(tx, listing.listingId, { moderation: 'hidden' });
  await moderateReview(tx, review, 'hidden');
  await moveRating(services, tx, listing, review, { ...review, moderation: 'hidden' });
}

/**
 * Reports a published plan or one of its reviews. Enough reports that count hide it, which its author and who runs the
 * installation are told. Throws `plan_not_found` and `review_not_found` (404), and `own_report` (422).
 */
export async function reportListing(
  services: Services,
  { userId }: SignedIn,
  listingId: string,
  { reason, comment, reviewId }: ReportInput,
): Promise<{ success: boolean; message: string }> {
  const createdAt = services.clock.now();
  const counts = reportCounts(await getStanding(services, userId), createdAt);
  const hidden = await inTransaction(services.db, async (tx): Promise<Judged | null> => {
    const listing = await lockListing(tx, listingId);
    if (!listing?.isPublished || listing.moderation !== 'none') throw notFound('study_plans.plan_not_found');
    const review = reviewId ? await findReviewById(tx, listingId, reviewId) : undefined;
    if (reviewId && review?.moderation !== 'none') throw notFound('marketplace.review_not_found');
    const target = review ?? listing;
    if (target.userId === userId) throw unprocessable('marketplace.own_report');
    const targetId = review?.id ?? listingId;
    const said = { reason, comment: comment || null, counts, createdAt };
    if (!(await insertReport(tx, { listingId, targetId, userId, ...said })) || !counts) return null;
    const { least } = marketplaceLimits.reportsToHide;
    const reports = await countReports(tx, listingId, targetId);
    const isHidden = reports >= (review ? least : reportsToHidePlan(listing));
    if (isHidden) await hide(services, tx, listing, review);
    if (isHidden || reports === least)
      services.log.warn({ targetId, reports, isHidden }, 'reported: npm run moderate shows it and decides');
    const kind = review ? 'review' : 'plan';
    return isHidden ? { userId: target.userId, kind, listingId, title: listing.title } : null;
  });
  listChanged();
  // Behind the answer: who reports need not wait for a mail.
  if (hidden) void tellAuthor(services, hidden, 'hidden');
  return { success: true, message: thanks };
}
