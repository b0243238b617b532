import { and, desc, eq, gt, isNull, lte, or, sql } from 'drizzle-orm';
import { newRevision } from '#server/platform/database/columns.ts';
import { type Db, prepared } from '#server/platform/database/database.ts';
import { ceiling } from '#server/platform/database/page.ts';
import type { PlanWeek, Topic } from '#shared/contracts/study-plans.ts';
import { type PlacedActivity, studyPlanActivities, studyPlans, studyPlanTopics } from '../tables.ts';
import { notExpired, type OwnPlan } from './own-queries.ts';

export type NewTopic = Pick<Topic, 'name' | 'description' | 'priority'> &
  Partial<Topic> & { sourceId?: number | null };

async function insertTopics(tx: Db, userId: string, planId: string, topics: NewTopic[]): Promise<void> {
  await tx
    .insert(studyPlanTopics)
    .values(topics.map((topic, position) => ({ id: position, ...topic, userId, planId, position })));
}

/** Written in portions: a statement takes no more than 65,535 values. */
const activitiesAtOnce = 2000;

/** What `weeks` hold, row by row; their place in the arrays is their place in the plan. */
export const placedIn = (weeks: readonly PlanWeek[]): NewActivity[] =>
  weeks
    .flatMap(({ days }) => days)
    .flatMap(({ activities }, day) =>
      activities.map(({ _id, ...activity }, position) => ({ ...activity, day, position })),
    );

/** What is not said is given: an id of its own, nothing done, never moved. */
type NewActivity = Omit<PlacedActivity, 'id' | 'changes' | 'completed'> & Partial<PlacedActivity>;

export async function insertPlaced(
  tx: Db,
  userId: string,
  planId: string,
  activities: readonly NewActivity[],
): Promise<void> {
  const rows = activities.map((activity) => ({ ...activity, userId, planId }));
  for (let from = 0; from < rows.length; from += activitiesAtOnce) {
    await tx.insert(studyPlanActivities).values(rows.slice(from, from + activitiesAtOnce));
  }
}

/** Locks a plan, as everything that changes it does first; undefined when there is no such plan. */
export async function lockPlan(tx: Db, { userId, planId, now }: OwnPlan) {
  const [plan] = await tx
    .select()
    .from(studyPlans)
    .where(ownUnexpired(userId, planId, now))
    .for('update');
  return plan;
}

/** Sets `changes`, and the revision anew also when there are none. */
export async function changePlan(
  tx: Db,
  userId: string,
  planId: string,
  changes: Partial<typeof studyPlans.$inferInsert> = {},
): Promise<{ revision: number }> {
  const [changed] = await tx
    .update(studyPlans)
    .set({ ...changes, revision: newRevision() })
    .where(ownedBy(userId, planId))
    .returning({ revision: studyPlans.revision });
  return changed as { revision: number };
}

/** Ids of the plans that the student wants others to read. */
export async function listPublishedIds(tx: Db, userId: string): Promise<string[]> {
  const rows = await tx
    .select({ id: studyPlans.id })
    .from(studyPlans)
    .where(and(eq(studyPlans.userId, userId), eq(studyPlans.isPublished, true)));
  return rows.map(({ id }) => id);
}

export const listTopics = (tx: Db, userId: string, planId: string) =>
  tx
    .select()
    .from(studyPlanTopics)
    .where(and(eq(studyPlanTopics.userId, userId), eq(studyPlanTopics.planId, planId)))
    .orderBy(studyPlanTopics.position);

/** Puts other topics in place of a plan's. */
export async function replaceTopics(
  tx: Db,
  userId: string,
  planId: string,
  topics: NewTopic[],
): Promise<void> {
  await tx
    .delete(studyPlanTopics)
    .where(and(eq(studyPlanTopics.userId, userId), eq(studyPlanTopics.planId, planId)));
  await insertTopics(tx, userId, planId, topics);
}

/** With all that hangs on it. */
export async function deletePlan(tx: Db, userId: string, planId: string): Promise<void> {
  await tx.delete(studyPlans).where(ownedBy(userId, planId));
}

/** The student's newest clone of a publication. */
export const findClone = prepared('find_plan_clone', (db) =>
  db
    .select({ id: studyPlans.id, createdAt: studyPlans.createdAt })
    .from(studyPlans)
    .where(
      and(
        eq(studyPlans.userId, sql.placeholder('userId')),
        eq(studyPlans.clonedFrom, sql.placeholder('clonedFrom')),
        notExpired,
      ),
    )
    .orderBy(desc(studyPlans.createdAt))
    .limit(1),
);

/** Writes a plan that no task waits for. */
export async function insertPlan(
  tx: Db,
  plan: typeof studyPlans.$inferInsert,
  topics: NewTopic[],
  activities: readonly NewActivity[],
): Promise<void> {
  await tx.insert(studyPlans).values(plan);
  await insertTopics(tx, plan.userId, plan.id, topics);
  await insertPlaced(tx, plan.userId, plan.id, activities);
}

/** Plans that have expired, of all students: as many as one sweep deletes. */
export const listExpiredPlans = (db: Db, now: Date) =>
  db
    .select({ userId: studyPlans.userId, planId: studyPlans.id })
    .from(studyPlans)
    .where(lte(studyPlans.expiresAt, now))
    .limit(ceiling.rows);

/** Locks a plan that has expired; false when it is gone, or lasts longer by now. */
export async function lockExpiredPlan(tx: Db, { userId, planId, now }: OwnPlan): Promise<boolean> {
  const held = await tx
    .select({ id: studyPlans.id })
    .from(studyPlans)
    .where(and(ownedBy(userId, planId), lte(studyPlans.expiresAt, now)))
    .for('update');
  return held.length > 0;
}

const unexpired = (now: Date) => or(isNull(studyPlans.expiresAt), gt(studyPlans.expiresAt, now));
const ownUnexpired = (userId: string, planId: string, now: Date) =>
  and(ownedBy(userId, planId), unexpired(now));
const ownedBy = (userId: string, planId: string) =>
  and(eq(studyPlans.userId, userId), eq(studyPlans.id, planId));
