import { eq, sql } from 'drizzle-orm';
import { type Db, prepared } from '#server/platform/database/database.ts';
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
