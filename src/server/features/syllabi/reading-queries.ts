import { and, count, eq, gt, lt } from 'drizzle-orm';
import type { Db } from '#server/platform/database/database.ts';
import { syllabusReadings } from './tables.ts';

export type ReadingRow = typeof syllabusReadings.$inferSelect;

const own = (userId: string, id: string) =>
  and(eq(syllabusReadings.userId, userId), eq(syllabusReadings.id, id));

/** Deletes the student's readings from before `before`, too. */
export async function insertReading(
  tx: Db,
  reading: typeof syllabusReadings.$inferInsert,
  before: Date,
): Promise<void> {
  await tx
    .delete(syllabusReadings)
    .where(and(eq(syllabusReadings.userId, reading.userId), lt(syllabusReadings.createdAt, before)));
  await tx.insert(syllabusReadings).values(reading);
}

/** Readings of the student's that go on: those that somebody saw after `since`. */
export async function countRunning(db: Db, userId: string, since: Date): Promise<number> {
  const { status, seenAt } = syllabusReadings;
  const [row] = await db
    .select({ running: count() })
    .from(syllabusReadings)
    .where(and(eq(syllabusReadings.userId, userId), eq(status, 'processing'), gt(seenAt, since)));
  return row?.running ?? 0;
}

/** Moves a reading that is still running; one that has ended stays as it is. */
export async function updateReading(
  db: Db,
  userId: string,
  id: string,
  changes: Partial<typeof syllabusReadings.$inferInsert>,
): Promise<void> {
  await db
    .update(syllabusReadings)
    .set(changes)
    .where(and(own(userId, id), eq(syllabusReadings.status, 'processing')));
}

/** How far a reading is, without all that it read. */
export async function findReadingState(db: Db, userId: string, id: string) {
  const { status, step, done, total, sourceName, message, found, seenAt } = syllabusReadings;
  const [reading] = await db
    .select({ status, step, done, total, sourceName, message, found, seenAt })
    .from(syllabusReadings)
    .where(own(userId, id));
  return reading;
}

export async function findReading(db: Db, userId: string, id: string): Promise<ReadingRow | undefined> {
  const [reading] = await db.select().from(syllabusReadings).where(own(userId, id));
  return reading;
}

export async function deleteOldReadings(db: Db, before: Date): Promise<void> {
  await db.delete(syllabusReadings).where(lt(syllabusReadings.createdAt, before));
}
