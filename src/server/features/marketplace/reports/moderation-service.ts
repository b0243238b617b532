import { showPublication } from '#server/features/study-plans/publication/publication-service.ts';
import { type Db, inTransaction } from '#server/platform/database/database.ts';
import type { Services } from '#server/platform/services.ts';
import { marketplaceLimits, type ReportReason } from '#shared/contracts/marketplace.ts';
import { changeListing, findListing, type ListingRow, lockListing } from '../queries.ts';
import { moveRating } from '../reviews/rating-service.ts';
import { findReviewById, moderateReview } from '../reviews/review-queries.ts';
import { type Judged, tellAuthor } from '../tell-service.ts';
import { decideReports, findReported, listOpenReports } from './report-queries.ts';
import { reportsToHidePlan } from './report-weight.ts';

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
  /** `counts`: of an account with a confirmed address that was not made for it. */
  reports: { reason: ReportReason; comment: string | null; counts: boolean; createdAt: Date }[];
  /** How many that count hide it. */
  hiddenBy: number;
}

/** All that waits for a decision, what was reported first before the others. */
export async function listReported({ db }: Services): Promise<Reported[]> {
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
  const said = reports.map(({ reason, comment, counts, createdAt }) => ({
    reason,
    comment,
    counts,
    createdAt,
  }));
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
      hiddenBy: reportsToHidePlan(listing),
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
    hiddenBy: marketplaceLimits.reportsToHide.least,
  };
}

/**
 * Decides on what was reported: shown again, or removed for good; its author is told when that changes something for
 * them. False when no open report names it, or it is gone. `alongside` is done in the transaction that decides.
 */
export async function decide(
  services: Services,
  targetId: string,
  decision: 'keep' | 'remove',
  alongside?: (tx: Db) => Promise<void>,
): Promise<boolean> {
  const decided = await inTransaction(services.db, async (tx): Promise<Decided | null> => {
    const report = await findReported(tx, targetId);
    const listing = report && (await lockListing(tx, report.listingId));
    // Another may have decided while this one waited.
    if (!listing || !(await findReported(tx, targetId))) return null;
    const { listingId } = listing;
    await decideReports(tx, { listingId, targetId, decidedAt: services.clock.now() });
    const moderation = decision === 'keep' ? 'none' : 'removed';
    await alongside?.(tx);
    return targetId === listingId
      ? moderatePlan(tx, listing, moderation)
      : moderateOne(services, tx, listing, targetId, moderation);
  });
  const { judged, was } = decided ?? {};
  if (judged && decision === 'remove') await tellAuthor(services, judged, 'removed');
  if (judged && decision === 'keep' && was === 'hidden') await tellAuthor(services, judged, 'kept');
  return decided !== null;
}

type Moderation = ListingRow['moderation'];

/** Without `judged`, what was decided on is gone. */
interface Decided {
  judged?: Judged;
  was?: Moderation;
}

async function moderatePlan(tx: Db, listing: ListingRow, moderation: Moderation): Promise<Decided> {
  const { listingId, userId, title } = listing;
  const isRemoved = moderation === 'removed';
  await changeListing(tx, listingId, { moderation, ...(isRemoved && { isPublished: false }) });
  await showPublication(tx, userId, listingId, isRemoved ? { isPublished: false } : {});
  return { judged: { userId, kind: 'plan', listingId, title }, was: listing.moderation };
}

async function moderateOne(
  services: Services,
  tx: Db,
  listing: ListingRow,
  reviewId: string,
  moderation: Moderation,
): Promise<Decided> {
  const review = await findReviewById(tx, listing.listingId, reviewId);
  if (!review) return {};
  await moderateReview(tx, review, moderation);
  await moveRating(services, tx, listing, review, { ...review, moderation });
  const { listingId, title } = listing;
  return { judged: { userId: review.userId, kind: 'review', listingId, title }, was: review.moderation };
}
