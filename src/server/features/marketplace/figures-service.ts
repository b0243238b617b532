import type { SignedIn } from '#server/platform/auth/tokens.ts';
import { inTransaction } from '#server/platform/database/database.ts';
import { notFound } from '#server/platform/errors.ts';
import type { Services } from '#server/platform/services.ts';
import { marketplaceLimits, type Publication } from '#shared/contracts/marketplace.ts';
import { lockContent } from './content-service.ts';
import { dayOf } from './counted-day.ts';
import { addView, countDay, insertViewer, listDays } from './figures-queries.ts';
import { averageOf, ratingOf } from './present.ts';
import { fingerprintOf } from './publication-service.ts';
import { findShown, type ListingRow, lockListing } from './queries.ts';

/** Counts a student who reads a plan, once a day; its author doesn't count. Throws `plan_not_found` (404). */
export async function viewListing(
  { db, clock }: Services,
  { userId }: SignedIn,
  listingId: string,
): Promise<void> {
  const shown = await findShown(db, listingId);
  if (!shown) throw notFound('study_plans.plan_not_found');
  if (shown.userId === userId) return;
  const day = dayOf(clock.now());
  await inTransaction(db, async (tx) => {
    if (!(await insertViewer(tx, { listingId, day, userId }))) return;
    await addView(tx, listingId);
    await countDay(tx, { listingId, day }, { views: 1 });
  });
}

function stateOf(listing: ListingRow | undefined): Publication['state'] {
  if (listing && listing.moderation !== 'none') return listing.moderation;
  return listing?.isPublished ? 'published' : 'unpublished';
}

/** How a student's own plan stands in the marketplace. Throws `plan_not_found` (404). */
export function getPublication(
  services: Services,
  { userId }: SignedIn,
  planId: string,
): Promise<Publication> {
  return inTransaction(services.db, async (tx) => {
    const listing = await lockListing(tx, planId);
    const { content, syllabusTopics } = await lockContent({ ...services, db: tx }, userId, planId);
    const days = listing ? await listDays(tx, planId, marketplaceLimits.statisticsDays) : [];
    return {
      state: stateOf(listing),
      hasChanges: listing?.isPublished === true && listing.fingerprint !== fingerprintOf(content),
      publishedAt: listing?.publishedAt.toISOString() ?? null,
      updatedAt: listing?.updatedAt.toISOString() ?? null,
      version: listing?.version ?? 0,
      views: listing?.views ?? 0,
      clones: listing?.clones ?? 0,
      syllabusTopics,
      ...(listing ? ratingOf(listing) : { averageRating: 0, numberOfReviews: 0 }),
      days: days.reverse().map(({ day, views, clones, ...rating }) => ({
        day,
        views,
        clones,
        averageRating: averageOf(rating),
        numberOfReviews: rating.ratingCount,
      })),
    };
  });
}
