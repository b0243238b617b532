import { lt, sql } from 'drizzle-orm';
import type { Db } from '#server/platform/database/database.ts';
import { reminders } from './tables.ts';

/** Writes reminders down; answers which of them are the first of their student, kind and day. */
export function insertReminders(tx: Db, rows: (typeof reminders.$inferInsert)[]) {
  const { userId, kind, day } = reminders;
  return tx
    .insert(reminders)
    .values(rows)
    .onConflictDoUpdate({
      target: [userId, kind],
      set: { day: sql`excluded.day` },
      // A student who travels west lives a day twice.
      setWhere: lt(day, sql`excluded.day`),
    })
    .returning();
}
