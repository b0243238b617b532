import { eq, sql } from 'drizzle-orm';
import { type Db, prepared, rowsOf } from '#server/platform/database/database.ts';
import type { StudyDay } from '#shared/rules/time/study-day.ts';
import { streakDays } from './tables.ts';

/** Active and frozen days, oldest first. */
export const listStreakDays = prepared('list_streak_days', (db) =>
  db
    .select({ day: streakDays.day, frozen: streakDays.frozen })
    .from(streakDays)
    .where(eq(streakDays.userId, sql.placeholder('userId')))
    .orderBy(streakDays.day),
);

export async function insertStreakDays(
  db: Db,
  userId: string,
  days: readonly { day: string; frozen: boolean }[],
): Promise<void> {
  await db.insert(streakDays).values(days.map((day) => ({ userId, ...day })));
}

export async function deleteStreakDays(db: Db, userId: string): Promise<void> {
  await db.delete(streakDays).where(eq(streakDays.userId, userId));
}

/** Students with an active day, of all students, from the day `from` on. */
export const countActiveStudents = (db: Db, from: StudyDay) =>
  rowsOf<{ day: StudyDay; count: number }>(
    db,
    sql`select day::text as day, count(*)::int as count from streak_days where day >= ${from}::date and not frozen
      group by day`,
  );
