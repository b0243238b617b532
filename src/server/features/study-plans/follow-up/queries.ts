import { and, desc, eq, getTableColumns, sql } from 'drizzle-orm';
import type { Db } from '#server/platform/database/database.ts';
import {
  type PlacedActivity,
  studyPlanActivities,
  studyPlanQuestions,
  studyPlanTopics,
  studyPlanUndos,
} from '../tables.ts';

type TopicRow = typeof studyPlanTopics.$inferSelect;

const topicOf = (userId: string, planId: string) =>
  and(eq(studyPlanTopics.userId, userId), eq(studyPlanTopics.planId, planId));

/** The topic at a position; its plan is locked by the caller. */
export async function findTopic(
  tx: Db,
  userId: string,
  planId: string,
  at: { id: number } | { position: number },
): Promise<TopicRow | undefined> {
  const place = 'id' in at ? eq(studyPlanTopics.id, at.id) : eq(studyPlanTopics.position, at.position);
  const where = and(topicOf(userId, planId), place);
  const [topic] = await tx.select().from(studyPlanTopics).where(where);
  return topic;
}

export async function setRevisedOn(
  tx: Db,
  { userId, planId, id }: Pick<TopicRow, 'userId' | 'planId' | 'id'>,
  revisedOn: string[],
): Promise<TopicRow> {
  const [topic] = await tx
    .update(studyPlanTopics)
    .set({ revisedOn })
    .where(and(topicOf(userId, planId), eq(studyPlanTopics.id, id)))
    .returning();
  return topic as TopicRow;
}

/** Adds to a topic's sums, or takes away; undefined when the topic is no longer in the plan. */
export async function addQuestions(
  tx: Db,
  { userId, planId, topicId }: { userId: string; planId: string; topicId: number },
  done: number,
  right: number,
): Promise<TopicRow | undefined> {
  const [topic] = await tx
    .update(studyPlanTopics)
    .set({
      questionsDone: sql`questions_done + ${done}`,
      questionsRight: sql`questions_right + ${right}`,
    })
    .where(and(topicOf(userId, planId), eq(studyPlanTopics.id, topicId)))
    .returning();
  return topic;
}

const questionsOf = (userId: string, planId: string) =>
  and(eq(studyPlanQuestions.userId, userId), eq(studyPlanQuestions.planId, planId));

export async function findQuestions(tx: Db, userId: string, planId: string, id: string) {
  const [entry] = await tx
    .select()
    .from(studyPlanQuestions)
    .where(and(questionsOf(userId, planId), eq(studyPlanQuestions.id, id)));
  return entry;
}

export async function insertQuestions(tx: Db, entry: typeof studyPlanQuestions.$inferInsert): Promise<void> {
  await tx.insert(studyPlanQuestions).values(entry);
}

export async function deleteQuestions(tx: Db, userId: string, planId: string, id: string) {
  const [entry] = await tx
    .delete(studyPlanQuestions)
    .where(and(questionsOf(userId, planId), eq(studyPlanQuestions.id, id)))
    .returning();
  return entry;
}

const mostEntries = 200;

export const listQuestions = (db: Db, userId: string, planId: string) =>
  db
    .select()
    .from(studyPlanQuestions)
    .where(questionsOf(userId, planId))
    .orderBy(desc(studyPlanQuestions.createdAt), desc(studyPlanQuestions.id))
    .limit(mostEntries);

const activitiesOf = (userId: string, planId: string) =>
  and(eq(studyPlanActivities.userId, userId), eq(studyPlanActivities.planId, planId));

export const listActivities = (db: Db, userId: string, planId: string): Promise<PlacedActivity[]> => {
  const { userId: _user, planId: _plan, ...columns } = getTableColumns(studyPlanActivities);
  return db
    .select(columns)
    .from(studyPlanActivities)
    .where(activitiesOf(userId, planId))
    .orderBy(columns.day, columns.position);
};

/** Where an activity stands. */
export async function findActivity(
  tx: Db,
  userId: string,
  planId: string,
  id: string,
): Promise<Pick<PlacedActivity, 'day' | 'position'> | undefined> {
  const [activity] = await tx
    .select({ day: studyPlanActivities.day, position: studyPlanActivities.position })
    .from(studyPlanActivities)
    .where(and(activitiesOf(userId, planId), eq(studyPlanActivities.id, id)));
  return activity;
}

export async function deleteActivities(tx: Db, userId: string, planId: string): Promise<void> {
  await tx.delete(studyPlanActivities).where(activitiesOf(userId, planId));
}

const undoOf = (userId: string, planId: string) =>
  and(eq(studyPlanUndos.userId, userId), eq(studyPlanUndos.planId, planId));

/** Keeps the way back from one replan; an earlier one is forgotten. */
export async function keepUndo(tx: Db, undo: typeof studyPlanUndos.$inferInsert): Promise<void> {
  await tx.delete(studyPlanUndos).where(undoOf(undo.userId, undo.planId));
  await tx.insert(studyPlanUndos).values(undo);
}

export async function takeUndo(tx: Db, userId: string, planId: string) {
  const [undo] = await tx.delete(studyPlanUndos).where(undoOf(userId, planId)).returning();
  return undo;
}
