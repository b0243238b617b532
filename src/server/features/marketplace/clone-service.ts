import { holdQuotas } from '#server/features/accounts/plan/quota-service.ts';
import {
  clonedTopics,
  compareClone,
  insertClone,
  lockPlanCopy,
  newestClone,
} from '#server/features/study-plans/publication/copy-service.ts';
import {
  compareSyllabusClone,
  insertSyllabusClone,
  takeSyllabusVersion,
} from '#server/features/syllabi/publication/copy-service.ts';
import type { SignedIn } from '#server/platform/auth/tokens.ts';
import { inTransaction } from '#server/platform/database/database.ts';
import { notFound, unprocessable } from '#server/platform/errors.ts';
import type { Services } from '#server/platform/services.ts';
import type { CloneSource } from '#shared/contracts/marketplace.ts';
import { dayOf } from './counted-day.ts';
import { countDay, insertCloner } from './figures-queries.ts';
import { listChanged } from './list/list-version-service.ts';
import { authorOf } from './present.ts';
import { changeListing, findContent, findShown, lockListing } from './queries.ts';

/** Two clones within this time are one that was asked for twice. */
const doubleMs = 10_000;

/** Makes a plan of the student's own out of a published one, and a syllabus out of the one with it; answers the plan's id. Throws `plan_not_found` (404) and the `quotas` codes (403). */
export async function cloneListing(
  services: Services,
  student: SignedIn,
  listingId: string,
): Promise<string> {
  const { userId } = student;
  const now = services.clock.now();
  const id = await inTransaction(services.db, async (tx) => {
    const within = { ...services, db: tx };
    // Before the listing, as everything that locks both.
    await holdQuotas(within, userId);
    const listing = await lockListing(tx, listingId);
    const content = await findContent(tx, listingId);
    if (!listing?.isPublished || listing.moderation !== 'none' || !content)
      throw notFound('study_plans.plan_not_found');
    const last = await newestClone(within, userId, listingId);
    if (last && now.getTime() - last.createdAt.getTime() < doubleMs) return last.id;
    if (listing.userId !== userId && (await insertCloner(tx, { listingId, userId, clonedAt: now }))) {
      await changeListing(tx, listingId, { clones: listing.clones + 1 });
      await countDay(tx, { listingId, day: dayOf(now) }, { clones: 1 });
    }
    const { syllabus, ...copy } = content;
    const planId = await insertClone(within, student, copy, listing);
    if (syllabus)
      await insertSyllabusClone(within, student, syllabus, {
        planId,
        topics: await clonedTopics(within, userId, planId),
      });
    return planId;
  });
  listChanged();
  return id;
}

/** A clone with what its author says now, both locked; null when that can't be read any more. */
async function openSource(within: Services, userId: string, planId: string) {
  const { plan } = await lockPlanCopy(within, userId, planId);
  if (!plan.clonedFrom || !plan.clonedVersion) return { plan, source: null };
  const listing = await findShown(within.db, plan.clonedFrom);
  const copy = await findContent(within.db, plan.clonedFrom);
  return { plan, source: listing && copy ? { listing, copy, clonedVersion: plan.clonedVersion } : null };
}

/**
 * Where a clone comes from and what its author changed since; null for what is gone, and for a plan that is no
 * clone. Throws `plan_not_found` (404).
 */
export function getSource(
  services: Services,
  { userId }: SignedIn,
  planId: string,
): Promise<CloneSource | null> {
  return inTransaction(services.db, async (tx) => {
    const within = { ...services, db: tx };
    const { source } = await openSource(within, userId, planId);
    if (!source) return null;
    const { listing, copy, clonedVersion } = source;
    const isNew = listing.version > clonedVersion;
    return {
      listingId: listing.listingId,
      author: authorOf(listing),
      version: listing.version,
      clonedVersion,
      updatedAt: listing.updatedAt.toISOString(),
      changes: isNew
        ? {
            ...(await compareClone(within, userId, planId, copy)).changes,
            syllabus: await compareSyllabusClone(within, userId, planId, copy.syllabus),
          }
        : null,
    };
  });
}

/**
 * Puts `version` of its author in place of what a clone holds; what both have keeps its progress. The syllabus that came
 * along takes what its author changed. Throws `plan_not_found` (404), `not_a_clone`, `plan_withdrawn` and
 * `version_changed` (422), and the `quotas` codes (403) where a syllabus comes along for the first time.
 */
export async function takeVersion(
  services: Services,
  student: SignedIn,
  planId: string,
  version: number,
): Promise<void> {
  const { userId } = student;
  await inTransaction(services.db, async (tx) => {
    const within = { ...services, db: tx };
    // A syllabus may come along for the first time.
    await holdQuotas(within, userId);
    const { plan, source } = await openSource(within, userId, planId);
    if (!plan.isClone) throw unprocessable('marketplace.not_a_clone');
    if (!source) throw unprocessable('marketplace.plan_withdrawn');
    if (source.listing.version !== version) throw unprocessable('marketplace.version_changed');
    if (version === source.clonedVersion) return;
    const { take } = await compareClone(within, userId, planId, source.copy);
    await take(source.listing);
    const topics = await clonedTopics(within, userId, planId);
    await takeSyllabusVersion(within, student, source.copy.syllabus, { planId, topics });
  });
}
