import { v7 as uuidv7 } from 'uuid';
import { getStanding, todayOf } from '#server/features/accounts/service.ts';
import type { SignedIn } from '#server/platform/auth/tokens.ts';
import { notFound } from '#server/platform/errors.ts';
import type { Services } from '#server/platform/services.ts';
import { deleteActivities, listActivities } from '../follow-up/queries.ts';
import {
  changePlan,
  findClone,
  insertPlaced,
  insertPlan,
  listTopics,
  lockPlan,
  replaceTopics,
} from '../queries/write-queries.ts';
import { planExpiry, requirePlanRoom } from '../service.ts';
import { newVersion } from './new-version.ts';
import { copyOf, firstDayOf, lastDayOf, type PlanCopy } from './plan-copy.ts';

export type { PlanCopy } from './plan-copy.ts';

/** Services whose database is the transaction that the caller runs. */
type Within = Services;

/** A publication as its clones know it. */
interface Source {
  listingId: string;
  version: number;
}

/** The plan, locked, and what others may take over of it. Throws `plan_not_found` (404). */
export async function lockPlanCopy({ db: tx, clock }: Within, userId: string, planId: string) {
  const plan = await lockPlan(tx, { userId, planId, now: clock.now() });
  if (!plan) throw notFound('study_plans.plan_not_found');
  const topics = await listTopics(tx, userId, planId);
  const activities = await listActivities(tx, userId, planId);
  return { plan, topics, activities, copy: copyOf(plan, topics, activities) };
}

/** Whether the student has a plan of that id. */
export async function ownsPlan({ db: tx, clock }: Within, userId: string, planId: string): Promise<boolean> {
  return (await lockPlan(tx, { userId, planId, now: clock.now() })) !== undefined;
}

/** The student's newest clone of a publication. */
export async function newestClone({ db, clock }: Services, userId: string, listingId: string) {
  const [clone] = await findClone(db, { userId, clonedFrom: listingId, now: clock.now() });
  return clone;
}

/** A plan of the student's own out of a copy, nothing done in it; answers its id. Throws the `quotas` codes (403). */
export async function insertClone(
  services: Within,
  student: SignedIn,
  copy: PlanCopy,
  { listingId, version }: Source,
): Promise<string> {
  const { userId } = student;
  const now = services.clock.now();
  await requirePlanRoom(services, userId);
  const { isTestAccount } = await getStanding(services, userId);
  const startDate = firstDayOf(copy, todayOf(services, student));
  const { topics, activities, firstWeekday: _weekday, durationDays: _days, ...said } = copy;
  const id = uuidv7();
  await insertPlan(
    services.db,
    {
      ...said,
      userId,
      id,
      isClone: true,
      clonedFrom: listingId,
      clonedVersion: version,
      startDate,
      endDate: lastDayOf(copy, startDate),
      itemCount: topics.length + activities.length,
      expiresAt: planExpiry(isTestAccount, now),
      createdAt: now,
    },
    topics.map((topic, index) => ({ ...topic, id: index, sourceId: topic.id })),
    activities,
  );
  return id;
}

/** Topics of a clone by the ids that its author's have. */
export async function clonedTopics(
  { db }: Pick<Services, 'db'>,
  userId: string,
  planId: string,
): Promise<ReadonlyMap<number, number>> {
  const topics = await listTopics(db, userId, planId);
  return new Map(topics.flatMap(({ id, sourceId }) => (sourceId === null ? [] : [[sourceId, id]])));
}

/**
 * A clone, locked, beside what its author says now; `take` puts that in its place. Its title and its first day stay
 * as they are. Throws `plan_not_found` (404).
 */
export async function compareClone(services: Within, userId: string, planId: string, copy: PlanCopy) {
  const { plan, topics, activities } = await lockPlanCopy(services, userId, planId);
  const next = newVersion({ topics, activities }, copy);
  const take = async ({ version }: Source): Promise<void> => {
    const kept = new Set(next.topics.map(({ id }) => id));
    const leaving = topics.map(({ id }) => id).filter((id) => !kept.has(id));
    if (leaving.length > 0) await services.planFollowers.leaving(services, userId, planId, leaving);
    await replaceTopics(services.db, userId, planId, next.topics);
    await deleteActivities(services.db, userId, planId);
    await insertPlaced(services.db, userId, planId, next.activities);
    const { description, subject, difficulty, isAdvanced, engine, timeAvailable, weeklySchedule } = copy;
    const { numberOfWeeks, goals, evaluationMethods, resources } = copy;
    const by = { engine, fallback: null };
    const said = { description, subject, difficulty, isAdvanced, ...by, timeAvailable, weeklySchedule };
    await changePlan(services.db, userId, planId, {
      ...said,
      numberOfWeeks,
      goals,
      evaluationMethods,
      resources,
      clonedVersion: version,
      endDate: lastDayOf(copy, plan.startDate),
      itemCount: next.topics.length + next.activities.length,
      doneCount: next.changes.done.after,
    });
  };
  return { changes: next.changes, take };
}
