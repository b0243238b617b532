import { and, asc, count, desc, eq, inArray, isNotNull, isNull, or, sql, sum } from 'drizzle-orm';
import { newRevision } from '#server/platform/database/columns.ts';
import type { Db } from '#server/platform/database/database.ts';
import { ceiling } from '#server/platform/database/page.ts';
import type { StudyDay } from '#shared/rules/time/study-day.ts';
import { syllabi, syllabusDisciplines, syllabusPages, syllabusQuestions, syllabusTopics } from './tables.ts';

export type SyllabusRow = typeof syllabi.$inferSelect;
export type DisciplineRow = typeof syllabusDisciplines.$inferSelect;
export type TopicRow = typeof syllabusTopics.$inferSelect;

export interface OwnSyllabus {
  userId: string;
  syllabusId: string;
}

const ofSyllabus = (
  table: typeof syllabusDisciplines | typeof syllabusTopics | typeof syllabusPages | typeof syllabusQuestions,
  { userId, syllabusId }: OwnSyllabus,
) => and(eq(table.userId, userId), eq(table.syllabusId, syllabusId));
const own = ({ userId, syllabusId }: OwnSyllabus) =>
  and(eq(syllabi.userId, userId), eq(syllabi.id, syllabusId));
const standing = (of: OwnSyllabus) => and(ofSyllabus(syllabusTopics, of), eq(syllabusTopics.isGone, false));
const ownTopic = (of: OwnSyllabus, topicId: number) => and(standing(of), eq(syllabusTopics.id, topicId));

export async function countSyllabi(tx: Db, userId: string): Promise<number> {
  const [row] = await tx.select({ syllabi: count() }).from(syllabi).where(eq(syllabi.userId, userId));
  return row?.syllabi ?? 0;
}

/** The student's syllabi, the newest first. */
export const listSyllabi = (db: Db, userId: string): Promise<SyllabusRow[]> =>
  db
    .select()
    .from(syllabi)
    .where(eq(syllabi.userId, userId))
    .orderBy(desc(syllabi.createdAt), desc(syllabi.id))
    .limit(ceiling.rows);

/** The next day of a syllabus's exam, on `today` or later; null when there is none. */
const nextDay = (today: StudyDay) => sql`(
  select min(day) from unnest(array_append(${syllabi.otherExamDates}, ${syllabi.examDate})) as day
  where day >= ${today}::date)`;

/** The one whose exam comes next, on `today` or later; of several that day, the newest. */
export async function findNextExam(
  db: Db,
  userId: string,
  today: StudyDay,
): Promise<SyllabusRow | undefined> {
  const [row] = await db
    .select()
    .from(syllabi)
    .where(and(eq(syllabi.userId, userId), isNotNull(nextDay(today))))
    .orderBy(asc(nextDay(today)), desc(syllabi.createdAt), desc(syllabi.id))
    .limit(1);
  return row;
}

/** Of the nearest exam from `today` on, else the newest without a date; undefined where there is neither. */
export async function findNearestId(db: Db, userId: string, today: StudyDay): Promise<string | undefined> {
  const [row] = await db
    .select({ id: syllabi.id })
    .from(syllabi)
    .where(and(eq(syllabi.userId, userId), or(isNotNull(nextDay(today)), isNull(syllabi.examDate))))
    .orderBy(sql`${nextDay(today)} asc nulls last`, desc(syllabi.createdAt), desc(syllabi.id))
    .limit(1);
  return row?.id;
}

export async function countDisciplines(db: Db, userId: string): Promise<Map<string, number>> {
  const rows = await db
    .select({ syllabusId: syllabusDisciplines.syllabusId, disciplines: count() })
    .from(syllabusDisciplines)
    .where(eq(syllabusDisciplines.userId, userId))
    .groupBy(syllabusDisciplines.syllabusId);
  return new Map(rows.map(({ syllabusId, disciplines }) => [syllabusId, disciplines]));
}

/** Topics that count, of all of the student's syllabi, summed up by whether they were studied and by topic of the plan. */
export const sumTopics = (db: Db, userId: string) =>
  db
    .select({
      syllabusId: syllabusTopics.syllabusId,
      planTopicId: syllabusTopics.planTopicId,
      isStudied: sql<boolean>`${syllabusTopics.theoryOn} is not null`,
      topics: count(),
      share: sum(syllabusTopics.share).mapWith(Number),
    })
    .from(syllabusTopics)
    .where(and(eq(syllabusTopics.userId, userId), sql`${syllabusTopics.share} > 0`))
    .groupBy(
      syllabusTopics.syllabusId,
      syllabusTopics.planTopicId,
      sql`${syllabusTopics.theoryOn} is not null`,
    );

export async function findSyllabus(db: Db, of: OwnSyllabus): Promise<SyllabusRow | undefined> {
  const [row] = await db.select().from(syllabi).where(own(of));
  return row;
}

/**
 * Locks a syllabus, as everything that changes its tree does first; undefined when there is no such syllabus. Who locks
 * its plan, or the student's row, as well, has done so before (docs/architecture.md, "Data").
 */
export async function lockSyllabus(tx: Db, of: OwnSyllabus): Promise<SyllabusRow | undefined> {
  const [row] = await tx.select().from(syllabi).where(own(of)).for('update');
  return row;
}

export const listDisciplines = (db: Db, of: OwnSyllabus): Promise<DisciplineRow[]> =>
  db
    .select()
    .from(syllabusDisciplines)
    .where(ofSyllabus(syllabusDisciplines, of))
    .orderBy(asc(syllabusDisciplines.position));

export const listTopics = (db: Db, of: OwnSyllabus): Promise<TopicRow[]> =>
  db.select().from(syllabusTopics).where(standing(of)).orderBy(asc(syllabusTopics.position));

/** Topics that were studied and then taken out of the tree. */
export const listGoneTopics = (tx: Db, of: OwnSyllabus): Promise<TopicRow[]> =>
  tx
    .select()
    .from(syllabusTopics)
    .where(and(ofSyllabus(syllabusTopics, of), eq(syllabusTopics.isGone, true)))
    .orderBy(asc(syllabusTopics.id));

export async function listPageNumbers(db: Db, of: OwnSyllabus): Promise<number[]> {
  const rows = await db
    .select({ page: syllabusPages.page })
    .from(syllabusPages)
    .where(ofSyllabus(syllabusPages, of))
    .orderBy(asc(syllabusPages.page));
  return rows.map(({ page }) => page);
}

export async function findPage(db: Db, of: OwnSyllabus, page: number) {
  const [found] = await db
    .select({ page: syllabusPages.page, lines: syllabusPages.lines, doubts: syllabusPages.doubts })
    .from(syllabusPages)
    .where(and(ofSyllabus(syllabusPages, of), eq(syllabusPages.page, page)));
  return found;
}

export async function insertSyllabus(tx: Db, row: typeof syllabi.$inferInsert): Promise<void> {
  await tx.insert(syllabi).values(row);
}

/** Written in portions: a statement takes no more than 65,535 values. */
const rowsAtOnce = 1000;

async function inPortions<T>(rows: readonly T[], write: (portion: T[]) => Promise<unknown>): Promise<void> {
  for (let from = 0; from < rows.length; from += rowsAtOnce) await write(rows.slice(from, from + rowsAtOnce));
}

export const insertPages = (tx: Db, rows: (typeof syllabusPages.$inferInsert)[]): Promise<void> =>
  inPortions(rows, (portion) => tx.insert(syllabusPages).values(portion));

/** Puts another tree in place of a syllabus's. */
export async function replaceTree(
  tx: Db,
  of: OwnSyllabus,
  disciplines: (typeof syllabusDisciplines.$inferInsert)[],
  topics: (typeof syllabusTopics.$inferInsert)[],
): Promise<void> {
  await tx.delete(syllabusDisciplines).where(ofSyllabus(syllabusDisciplines, of));
  await tx.delete(syllabusTopics).where(ofSyllabus(syllabusTopics, of));
  await inPortions(disciplines, (portion) => tx.insert(syllabusDisciplines).values(portion));
  await inPortions(topics, (portion) => tx.insert(syllabusTopics).values(portion));
}

/** Sets `changes`, and the revision anew also when there are none. */
export async function changeSyllabus(
  tx: Db,
  of: OwnSyllabus,
  changes: Partial<typeof syllabi.$inferInsert> = {},
): Promise<void> {
  await tx
    .update(syllabi)
    .set({ ...changes, revision: newRevision() })
    .where(own(of));
}

/** False when there was no such syllabus. */
export async function deleteSyllabus(db: Db, of: OwnSyllabus): Promise<boolean> {
  const gone = await db.delete(syllabi).where(own(of)).returning({ id: syllabi.id });
  return gone.length > 0;
}

export async function findTopic(db: Db, of: OwnSyllabus, topicId: number): Promise<TopicRow | undefined> {
  const [topic] = await db.select().from(syllabusTopics).where(ownTopic(of, topicId));
  return topic;
}

/** The topic, locked: two entries at once both count. */
export async function lockTopic(tx: Db, of: OwnSyllabus, topicId: number): Promise<TopicRow | undefined> {
  const [topic] = await tx.select().from(syllabusTopics).where(ownTopic(of, topicId)).for('update');
  return topic;
}

export async function changeTopic(
  tx: Db,
  of: OwnSyllabus,
  topicId: number,
  changes: Partial<
    Pick<TopicRow, 'theoryOn' | 'revisedOn' | 'questionsDone' | 'questionsRight' | 'minutesStudied'>
  >,
): Promise<TopicRow> {
  const [topic] = await tx.update(syllabusTopics).set(changes).where(ownTopic(of, topicId)).returning();
  return topic as TopicRow;
}

/** Names for each topic the topic of the plan that it is studied in, and forgets those of an earlier plan. */
export async function setPlanTopics(
  tx: Db,
  of: OwnSyllabus,
  planTopics: ReadonlyMap<number, readonly number[]>,
): Promise<void> {
  await tx.update(syllabusTopics).set({ planTopicId: null }).where(ofSyllabus(syllabusTopics, of));
  for (const [planTopicId, ids] of planTopics)
    await tx
      .update(syllabusTopics)
      .set({ planTopicId })
      .where(and(ofSyllabus(syllabusTopics, of), inArray(syllabusTopics.id, [...ids])));
}

interface PlanState {
  completedOn: string | null;
  revisedOn: readonly string[];
  questionsDone: number;
  questionsRight: number;
}

/**
 * Writes what was done in a plan's topics into the syllabus's own, so that it outlives them, and ends the reference to
 * each. Questions, which are about all that a plan's topic holds, go to the first.
 */
export async function keepPlanStates(
  tx: Db,
  of: OwnSyllabus,
  states: ReadonlyMap<number, PlanState>,
): Promise<void> {
  for (const [planTopicId, { completedOn, revisedOn, questionsDone, questionsRight }] of states) {
    const held = and(ofSyllabus(syllabusTopics, of), eq(syllabusTopics.planTopicId, planTopicId));
    if (questionsDone > 0) {
      const [first] = await tx
        .select({ id: syllabusTopics.id })
        .from(syllabusTopics)
        .where(held)
        .orderBy(asc(syllabusTopics.position))
        .limit(1);
      if (first)
        await tx
          .update(syllabusTopics)
          .set({
            questionsDone: sql`questions_done + ${questionsDone}`,
            questionsRight: sql`questions_right + ${questionsRight}`,
          })
          .where(ownTopic(of, first.id));
    }
    await tx
      .update(syllabusTopics)
      .set({
        planTopicId: null,
        theoryOn: sql`least(theory_on, ${completedOn}::date)`,
        revisedOn: sql`array(
          select distinct day from unnest(revised_on || ${`{${revisedOn.join(',')}}`}::date[]) day order by day)`,
      })
      .where(held);
  }
}

/** The student's syllabi whose plan it is, locked as by `lockSyllabus`: one, as a rule. */
export const lockSyllabiOfPlan = (tx: Db, userId: string, planId: string): Promise<SyllabusRow[]> =>
  tx
    .select()
    .from(syllabi)
    .where(and(eq(syllabi.userId, userId), eq(syllabi.planId, planId)))
    .orderBy(asc(syllabi.id))
    .for('update');

export async function insertQuestions(tx: Db, entry: typeof syllabusQuestions.$inferInsert): Promise<void> {
  await tx.insert(syllabusQuestions).values(entry);
}

/** Takes a topic's newest entry away; undefined when it has none. */
export async function deleteLastQuestions(tx: Db, of: OwnSyllabus, topicId: number) {
  const [last] = await tx
    .select({ id: syllabusQuestions.id })
    .from(syllabusQuestions)
    .where(and(ofSyllabus(syllabusQuestions, of), eq(syllabusQuestions.topicId, topicId)))
    .orderBy(desc(syllabusQuestions.createdAt), desc(syllabusQuestions.id))
    .limit(1);
  if (!last) return undefined;
  const [entry] = await tx
    .delete(syllabusQuestions)
    .where(and(ofSyllabus(syllabusQuestions, of), eq(syllabusQuestions.id, last.id)))
    .returning();
  return entry;
}
