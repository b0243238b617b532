import { showPublication } from '#server/features/study-plans/copy-service.ts';
import { type Db, inTransaction } from '#server/platform/database/database.ts';
import type { Parts } from '#server/platform/parts.ts';
import type { ReportReason } from '#shared/contracts/marketplace.ts';
import { changeListing, findListing, type ListingRow, lockListing } from './queries.ts';
import { decideReports, findReported, listOpenReports } from './report-queries.ts';
import { findReviewById, moderateReview } from './review-queries.ts';
import { moveRating } from './review-service.ts';

/** Something that students reported and nobody decided on. */
export interface Reported {
  /** Of the review, or of the plan. */
  id: string;
  kind: 'plan' | 'review';
  isHidden: boolean;
  /** Title of the plan. */
  title: string;
  /** Who published the plan or wrote the review, as others see them. */
  author: string;
  /** What it says. */
  text: string;
  reports: { reason: ReportReason; comment: string | null; createdAt: Date }[];
}

/** All that waits for a decision, what was reported first before the others. */
export async function listReported({ db }: Parts): Promise<Reported[]> {
  const targets = Map.groupBy(await listOpenReports(db), ({ targetId }) => targetId);
  const reported = await Promise.all([...targets.values()].map((reports) => present(db, reports)));
  return reported.filter((item) => item !== null);
}

async function present(
  db: Db,
  reports: Awaited<ReturnType<typeof listOpenReports>>,
): Promise<Reported | null> {
  const [first] = reports;
  const listing = first && (await findListing(db, first.listingId));
  if (!listing) return null;
  const { listingId, targetId } = first;
  const said = reports.map(({ reason, comment, createdAt }) => ({ reason, comment, createdAt }));
  const { title } = listing;
  if (targetId === listingId) {
    const { moderation, authorName: author, description: text } = listing;
    return {
      id: listingId,
      kind: 'plan',
      isHidden: moderation !== 'none',
      title,
      author,
      text,
      reports: said,
    };
  }
  const review = await findReviewById(db, listingId, targetId);
  if (!review) return null;
  const { moderation, userName: author, rating, comment } = review;
  const text = [`${rating} de 5`, comment].filter(Boolean).join(' · ');
  return {
    id: targetId,
    kind: 'review',
    isHidden: moderation !== 'none',
    title,
    author,
    text,
    reports: said,
  };
}

/**
 * Decides on what was reported: shown again, or removed for good. False when no open report names it, or it is gone.
 */
export function decide(parts: Parts, targetId: string, decision: 'keep' | 'remove'): Promise<boolean> {
  return inTransaction(parts.db, async (tx) => {
    const report = await findReported(tx, targetId);
    const listing = report && (await lockListing(tx, report.listingId));
    if (!listing) return false;
    const { listingId } = listing;
    await decideReports(tx, { listingId, targetId, decidedAt: parts.clock.now() });
    const moderation = decision === 'keep' ? 'none' : 'removed';
    if (targetId === listingId) await moderatePlan(tx, listing, moderation);
    else await moderateOne(parts, tx, listing, targetId, moderation);
    return true;
  });
}

type Moderation = ListingRow['moderation'];

async function moderatePlan(
  tx: Db,
  { listingId, userId }: ListingRow,
  moderation: Moderation,
): Promise<void> {
  const isRemoved = moderation === 'removed';
  await changeListing(tx, listingId, { moderation, ...(isRemoved && { isPublished: false }) });
  await showPublication(tx, userId, listingId, isRemoved ? { isPublished: false } : {});
}

async function moderateOne(
  parts: Parts,
  tx: Db,
  listing: ListingRow,
  reviewId: string,
  moderation: Moderation,
): Promise<void> {
  const review = await findReviewById(tx, listing.listingId, reviewId);
  if (!review) return;
  await moderateReview(tx, review, moderation);
  await moveRating(parts, tx, listing, review, { ...review, moderation });
}
