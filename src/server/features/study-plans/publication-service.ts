import { v7 as uuidv7 } from 'uuid';
import { getProfile, getStanding } from '#server/features/accounts/service.ts';
import type { SignedIn } from '#server/platform/auth/tokens.ts';
import { inTransaction } from '#server/platform/database/database.ts';
import { forbidden, notFound, unprocessable } from '#server/platform/errors.ts';
import type { Parts } from '#server/platform/parts.ts';
import type { PlanReview, ReviewInput } from '#shared/contracts/plan-reviews.ts';
import { studyPlanLimits } from '#shared/contracts/study-plans.ts';
import { insertListing, lockListing, ratingOf, saveReview, unlist } from './listing-queries.ts';
import { changePlan, lockPlan } from './queries.ts';
import type { planReviews } from './tables.ts';

interface Publication {
  success: boolean;
  message: string;
}

/** Why a plan may not be published, or null. */
function brokenPublishRule(plan: { isClone: boolean; numberOfReviews: number; averageRating: number }) {
  if (plan.isClone) return 'study_plans.clone_not_publishable';
  const isPoor = plan.numberOfReviews > 0 && plan.averageRating < studyPlanLimits.ratingToPublish;
  return isPoor ? 'study_plans.rating_too_low' : null;
}

/**
 * Puts a plan into the marketplace. Throws `test_account_publish` (403), `plan_not_found` (404),
 * `clone_not_publishable` and `rating_too_low` (422).
 */
export async function publishPlan(parts: Parts, { userId }: SignedIn, planId: string): Promise<Publication> {
  const now = parts.clock.now();
  const { isTestAccount } = await getStanding(parts, userId);
  await inTransaction(parts.db, async (tx) => {
    const plan = await lockPlan(tx, { userId, planId, now });
    if (!plan) throw notFound('study_plans.plan_not_found');
    if (isTestAccount) throw forbidden('study_plans.test_account_publish');
    const rule = brokenPublishRule(plan);
    if (rule) throw unprocessable(rule);
    await insertListing(tx, { listingId: planId, userId, publishedAt: now });
    await changePlan(tx, userId, planId, { isPublished: true });
  });
  return { success: true, message: 'Plano publicado no marketplace.' };
}

/** Takes a plan out of the marketplace. Throws `plan_not_found` (404). */
export async function unpublishPlan(
  { db, clock }: Parts,
  { userId }: SignedIn,
  planId: string,
): Promise<Publication> {
  await inTransaction(db, async (tx) => {
    const plan = await lockPlan(tx, { userId, planId, now: clock.now() });
    if (!plan) throw notFound('study_plans.plan_not_found');
    await unlist(tx, planId);
    await changePlan(tx, userId, planId, { isPublished: false });
  });
  return { success: true, message: 'Plano removido do marketplace.' };
}

/**
 * Reviews another student's published plan, or edits what the student wrote before; the plan's average and count
 * follow. Throws `own_review` (422) and `plan_not_found` (404).
 */
export async function reviewPlan(
  parts: Parts,
  student: SignedIn,
  listingId: string,
  { rating, comment }: ReviewInput,
): Promise<PlanReview> {
  const { userId } = student;
  const createdAt = parts.clock.now();
  const { name: userName, profilePicture: userPicture } = await getProfile(parts, student);
  return inTransaction(parts.db, async (tx) => {
    const own = await lockPlan(tx, { userId, planId: listingId, now: createdAt });
    if (own) throw unprocessable('study_plans.own_review');
    const listing = await lockListing(tx, listingId);
    if (!listing) throw notFound('study_plans.plan_not_found');
    const review = { listingId, userId, id: uuidv7(), userName, userPicture, rating, createdAt };
    const saved = await saveReview(tx, { ...review, comment: comment || null });
    await changePlan(tx, listing.userId, listingId, await ratingOf(tx, listingId));
    return presentReview(saved);
  });
}

export function presentReview(review: typeof planReviews.$inferSelect): PlanReview {
  const { id, userId, userName, userPicture, rating, comment, createdAt } = review;
  return {
    id,
    user: { id: userId, username: userName, profilePicture: userPicture },
    rating,
    comment,
    createdAt: createdAt.toISOString(),
  };
}
