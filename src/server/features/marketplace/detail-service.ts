import { lessonsOfTopics } from '#server/content/topic-lessons.ts';
import { newestClone } from '#server/features/study-plans/publication/copy-service.ts';
import type { SignedIn } from '#server/platform/auth/tokens.ts';
import { notFound } from '#server/platform/errors.ts';
import { CacheableJson } from '#server/platform/http/response-cache.ts';
import type { Services } from '#server/platform/services.ts';
import type { ResponseOf } from '#shared/contracts/endpoint.ts';
import type { marketplaceSchemas } from '#shared/contracts/marketplace.schemas.ts';
import { marketplaceLimits } from '#shared/contracts/marketplace.ts';
import { presentListing, presentReview } from './present.ts';
import { findContent, findListingVersion, findShown } from './queries.ts';
import { countRatings, countReviews, findReview, listReviews } from './reviews/review-queries.ts';

type Detail = ResponseOf<typeof marketplaceSchemas.detail>;

/** A published plan as the student sees it. Throws `plan_not_found` (404). */
export async function getListing(
  services: Services,
  student: SignedIn,
  listingId: string,
): Promise<CacheableJson> {
  const { userId } = student;
  const [listing] = await findListingVersion(services.db, { listingId, userId });
  if (!listing) throw notFound('study_plans.plan_not_found');
  const clone = listing.mayHaveClone ? await newestClone(services, userId, listingId) : undefined;
  const cloneId = clone?.id ?? null;
  return new CacheableJson(
    `marketplace plan ${listingId} ${userId}`,
    `${listing.version} ${cloneId}`,
    async () => JSON.stringify(await readDetail(services, userId, listingId, cloneId)),
  );
}

async function readDetail(
  { db }: Services,
  userId: string,
  listingId: string,
  cloneId: string | null,
): Promise<Detail> {
  const most = marketplaceLimits.counted;
  const [listing, copy, reviews, found, ratings, ownReview] = await Promise.all([
    findShown(db, listingId),
    findContent(db, listingId),
    listReviews(db, listingId, { offset: 0, limit: marketplaceLimits.reviews }),
    countReviews(db, listingId, most),
    countRatings(db, listingId),
    findReview(db, listingId, userId),
  ]);
  if (!listing || !copy) throw notFound('study_plans.plan_not_found');
  return {
    data: {
      studyPlan: {
        ...presentListing(listing, copy),
        lessons: lessonsOfTopics(copy.subject, copy.topics),
      },
      reviews: reviews.map(presentReview),
      reviewPages: Math.ceil(found / marketplaceLimits.reviews),
      ratings,
      ownReview: ownReview ? presentReview(ownReview) : null,
      isOwn: listing.userId === userId,
      cloneId,
    },
  };
}
