import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Db } from '#server/platform/database/database.ts';
import { ceiling } from '#server/platform/database/page.ts';
import { libraryReads, libraryReports } from './tables.ts';

type ReadRow = typeof libraryReads.$inferSelect;

/** The lessons that the student read, the last one first. */
export const listReads = (db: Db, userId: string) =>
  db
    .select({ subject: libraryReads.subject, lesson: libraryReads.lesson, readAt: libraryReads.readAt })
    .from(libraryReads)
    .where(eq(libraryReads.userId, userId))
    .orderBy(desc(libraryReads.readAt), libraryReads.subject, libraryReads.lesson)
    .limit(ceiling.rows);

/** One that is read already stays as it is. */
export async function insertRead(db: Db, read: ReadRow): Promise<void> {
  await db.insert(libraryReads).values(read).onConflictDoNothing();
}

export async function deleteRead(
  db: Db,
  { userId, subject, lesson }: Omit<ReadRow, 'readAt'>,
): Promise<void> {
  await db
    .delete(libraryReads)
    .where(
      and(
        eq(libraryReads.userId, userId),
        eq(libraryReads.subject, subject),
        eq(libraryReads.lesson, lesson),
      ),
    );
}

type ReportRow = typeof libraryReports.$inferSelect;

/** Added to the student's open report of the lesson, at most `longest` characters of it; in place of one that was decided on. */
export async function writeReport(
  db: Db,
  report: Omit<ReportRow, 'decidedAt'>,
  longest: number,
): Promise<void> {
  const { userId, subject, lesson, comment } = libraryReports;
  await db
    .insert(libraryReports)
    .values(report)
    .onConflictDoUpdate({
      target: [userId, subject, lesson],
      set: {
        comment: sql`case when ${libraryReports.decidedAt} is null
          then left(${comment} || chr(10) || excluded.comment, ${longest}) else excluded.comment end`,
        createdAt: sql`excluded.created_at`,
        decidedAt: null,
      },
    });
}

/** The oldest that nobody decided on, as many as a moderator looks through. */
export const listOpenReports = (db: Db): Promise<ReportRow[]> =>
  db
    .select()
    .from(libraryReports)
    .where(isNull(libraryReports.decidedAt))
    .orderBy(asc(libraryReports.createdAt))
    .limit(500);

/** How many reports of the lesson were open. */
export async function decideReports(
  db: Db,
  { subject, lesson, decidedAt }: { subject: string; lesson: string; decidedAt: Date },
): Promise<number> {
  const decided = await db
    .update(libraryReports)
    .set({ decidedAt })
    .where(
      and(
        eq(libraryReports.subject, subject),
        eq(libraryReports.lesson, lesson),
        isNull(libraryReports.decidedAt),
      ),
    )
    .returning({ userId: libraryReports.userId });
  return decided.length;
}
