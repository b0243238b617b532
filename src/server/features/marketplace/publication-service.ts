import { createHash } from 'node:crypto';
import { getStanding } from '#server/features/accounts/service.ts';
import { holdAuthor } from '#server/features/accounts/standing-service.ts';
import { lockPlanCopy } from '#server/features/study-plans/publication/copy-service.ts';
import { showPublication } from '#server/features/study-plans/publication/publication-service.ts';
import type { SignedIn } from '#server/platform/auth/tokens.ts';
import { inTransaction } from '#server/platform/database/database.ts';
import { everybody, wordsVector } from '#server/platform/database/search-words.ts';
import { forbidden, unprocessable } from '#server/platform/errors.ts';
import type { Services } from '#server/platform/services.ts';
import { studyPlanLimits } from '#shared/contracts/study-plans.ts';
import { spelledWords } from '#shared/rules/text/search-text.ts';
import { categoryOf } from './category.ts';
import { type Content, lockContent } from './content-service.ts';
import { listChanged } from './list/list-version-service.ts';
import { insertWords } from './list/word-queries.ts';
import { averageOf, ratingOf } from './present.ts';
import { changeListing, type ListingRow, lockListing, saveListing } from './queries.ts';

interface Change {
  success: boolean;
  message: string;
}

/** The same text, the same fingerprint; the kind of an activity follows from its text, and came after the first ones. */
export const fingerprintOf = (copy: Content): string => {
  const activities = copy.activities.map(({ kind: _kind, ...said }) => said);
  return createHash('sha256')
    .update(JSON.stringify({ ...copy, activities }))
    .digest('base64url');
};

/** Why a plan may not be published, or null. */
function brokenPublishRule(isClone: boolean, listing: ListingRow | undefined) {
  if (isClone) return 'study_plans.clone_not_publishable';
  if (listing?.moderation === 'removed') return 'marketplace.removed';
  if (listing?.moderation === 'hidden') return 'marketplace.under_review';
  const isPoor = listing && listing.ratingCount > 0 && averageOf(listing) < studyPlanLimits.ratingToPublish;
  return isPoor ? 'study_plans.rating_too_low' : null;
}

/** Writes what the plan says now, and what finds it; a version more when it says something else. */
async function saveCopy(
  services: Services,
  { userId }: SignedIn,
  listingId: string,
  {
    content: copy,
    syllabusTopics,
  }: Pick<Awaited<ReturnType<typeof lockContent>>, 'content' | 'syllabusTopics'>,
  known: ListingRow | undefined,
  author: Awaited<ReturnType<typeof holdAuthor>>,
): Promise<void> {
  const now = services.clock.now();
  const { title, description, subject, difficulty, isAdvanced, engine, numberOfWeeks, timeAvailable } = copy;
  const searched = [title, description, subject, ...copy.topics.map(({ name }) => name)].join(' ');
  const fingerprint = fingerprintOf(copy);
  const isSame = known?.fingerprint === fingerprint;
  await saveListing(
    services.db,
    {
      listingId,
      userId,
      isPublished: !author.isHidden,
      authorName: author.name,
      authorPicture: author.picture,
      title,
      description,
      subject,
      category: categoryOf(subject),
      difficulty,
      isAdvanced,
      engine,
      topicsCount: copy.topics.length,
      syllabusTopics,
      numberOfWeeks,
      timeAvailable,
      version: (known?.version ?? 0) + (isSame ? 0 : 1),
      fingerprint,
      words: wordsVector(everybody, searched),
      publishedAt: known?.publishedAt ?? now,
      updatedAt: isSame ? known.updatedAt : now,
    },
    copy,
  );
  await changeListing(services.db, listingId);
  await insertWords(services.db, spelledWords(searched));
}

/**
 * Puts a plan, as it stands, into the marketplace. Throws `test_account_publish` (403), `plan_not_found` (404),
 * `clone_not_publishable`, `rating_too_low`, `under_review` and `removed` (422).
 */
export async function publishPlan(services: Services, student: SignedIn, planId: string): Promise<Change> {
  const { userId } = student;
  const { isTestAccount } = await getStanding(services, userId);
  await inTransaction(services.db, async (tx) => {
    const within = { ...services, db: tx };
    const author = await holdAuthor(within, userId);
    const listing = await lockListing(tx, planId);
    const held = await lockContent(within, userId, planId);
    const { plan } = held;
    if (isTestAccount) throw forbidden('study_plans.test_account_publish');
    const rule = brokenPublishRule(plan.isClone, listing);
    if (rule) throw unprocessable(rule);
    if (!plan.isPublished) await saveCopy(within, student, planId, held, listing, author);
    await showPublication(tx, userId, planId, { isPublished: true, ...(listing && ratingOf(listing)) });
  });
  listChanged();
  return { success: true, message: 'Plano publicado no marketplace.' };
}

/** Publishes what changed since. Throws `plan_not_found` (404), `not_published`, `under_review` and `removed` (422). */
export async function updatePublication(
  services: Services,
  student: SignedIn,
  planId: string,
): Promise<Change> {
  await inTransaction(services.db, async (tx) => {
    const within = { ...services, db: tx };
    const author = await holdAuthor(within, student.userId);
    const listing = await lockListing(tx, planId);
    const held = await lockContent(within, student.userId, planId);
    if (listing?.moderation === 'removed') throw unprocessable('marketplace.removed');
    if (listing?.moderation === 'hidden') throw unprocessable('marketplace.under_review');
    if (!listing?.isPublished) throw unprocessable('marketplace.not_published');
    await saveCopy(within, student, planId, held, listing, author);
  });
  listChanged();
  return { success: true, message: 'Publicação atualizada.' };
}

/** Takes a plan out of the marketplace; what was written about it stays. Throws `plan_not_found` (404). */
export async function unpublishPlan(
  services: Services,
  { userId }: SignedIn,
  planId: string,
): Promise<Change> {
  await inTransaction(services.db, async (tx) => {
    const listing = await lockListing(tx, planId);
    await lockPlanCopy({ ...services, db: tx }, userId, planId);
    if (listing) await changeListing(tx, planId, { isPublished: false });
    await showPublication(tx, userId, planId, { isPublished: false });
  });
  listChanged();
  return { success: true, message: 'Plano removido do marketplace.' };
}
