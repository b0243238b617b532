import { and, desc, eq } from 'drizzle-orm';
import type { Db } from '#server/platform/database/database.ts';
import { ceiling } from '#server/platform/database/page.ts';
import type { OwnSyllabus } from '../queries.ts';
import { syllabi, syllabusCycles, syllabusSummaries } from '../tables.ts';

const ofSummary = (userId: string, summaryId: string) =>
  and(eq(syllabusSummaries.userId, userId), eq(syllabusSummaries.summaryId, summaryId));

/** Summaries with the topics they are about, the newest first. */
export const listSummaryTopics = (db: Db, { userId, syllabusId }: OwnSyllabus) =>
  db
    .select({ topicId: syllabusSummaries.topicId, id: syllabusSummaries.summaryId })
    .from(syllabusSummaries)
    .where(and(eq(syllabusSummaries.userId, userId), eq(syllabusSummaries.syllabusId, syllabusId)))
    .orderBy(desc(syllabusSummaries.summaryId))
    .limit(ceiling.rows);

/** Where a summary belongs; undefined: nowhere. */
export async function findSummaryTopic(db: Db, userId: string, summaryId: string) {
  const [row] = await db
    .select({ syllabusId: syllabusSummaries.syllabusId, topicId: syllabusSummaries.topicId })
    .from(syllabusSummaries)
    .where(ofSummary(userId, summaryId));
  return row;
}

export async function putSummaryTopic(tx: Db, row: typeof syllabusSummaries.$inferInsert): Promise<void> {
  const { syllabusId, topicId } = row;
  await tx
    .insert(syllabusSummaries)
    .values(row)
    .onConflictDoUpdate({
      target: [syllabusSummaries.userId, syllabusSummaries.summaryId],
      set: { syllabusId, topicId },
    });
}

export async function deleteSummaryTopic(tx: Db, userId: string, summaryId: string): Promise<void> {
  await tx.delete(syllabusSummaries).where(ofSummary(userId, summaryId));
}

/** The newest of the student's syllabi that a plan was made of; undefined for none. */
export async function findSyllabusOfPlan(db: Db, userId: string, planId: string) {
  const [row] = await db
    .select({ id: syllabi.id, title: syllabi.title })
    .from(syllabi)
    .where(and(eq(syllabi.userId, userId), eq(syllabi.planId, planId)))
    .orderBy(desc(syllabi.id))
    .limit(1);
  return row;
}

/** The syllabus that a cycle was made of; undefined for none. */
export async function findSyllabusOfCycle(db: Db, userId: string, cycleId: string) {
  const [row] = await db
    .select({ id: syllabi.id, title: syllabi.title })
    .from(syllabusCycles)
    .innerJoin(syllabi, and(eq(syllabi.userId, userId), eq(syllabi.id, syllabusCycles.syllabusId)))
    .where(and(eq(syllabusCycles.userId, userId), eq(syllabusCycles.cycleId, cycleId)));
  return row;
}

export async function insertSyllabusCycle(tx: Db, row: typeof syllabusCycles.$inferInsert): Promise<void> {
  await tx.insert(syllabusCycles).values(row);
}
