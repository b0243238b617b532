import { and, desc, eq } from 'drizzle-orm';
import type { Db } from '#server/platform/database/database.ts';
import { ceiling } from '#server/platform/database/page.ts';
import { libraryReads } from './tables.ts';

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
