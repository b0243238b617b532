import { and, eq, gte, sql } from 'drizzle-orm';
import type { Db } from '#server/platform/database/database.ts';
import type { StudyDay } from '#shared/rules/time/study-day.ts';
import { modelDays, modelInstallationDays } from './tables.ts';

const own = (userId: string, day: StudyDay) => and(eq(modelDays.userId, userId), eq(modelDays.day, day));

export async function countTokens(db: Db, userId: string, day: StudyDay): Promise<number> {
  const [row] = await db.select({ taken: modelDays.taken }).from(modelDays).where(own(userId, day));
  return row?.taken ?? 0;
}

/** Takes `tokens` of a student's day, unless more than `limit` would be taken; says whether it did. */
export async function takeTokens(
  db: Db,
  userId: string,
  day: StudyDay,
  tokens: number,
  limit: number,
): Promise<boolean> {
  if (tokens > limit) return false;
  const taken = await db
    .insert(modelDays)
    .values({ userId, day, taken: tokens })
    .onConflictDoUpdate({
      target: [modelDays.userId, modelDays.day],
      set: { taken: sql`${modelDays.taken} + ${tokens}::bigint` },
      setWhere: sql`${modelDays.taken} + ${tokens}::bigint <= ${limit}::bigint`,
    })
    .returning({ day: modelDays.day });
  return taken.length > 0;
}

/** Adds `tokens`, fewer than none too, to what a student's day has taken. */
export async function addTokens(db: Db, userId: string, day: StudyDay, tokens: number): Promise<void> {
  await db
    .update(modelDays)
    .set({ taken: sql`greatest(0, ${modelDays.taken} + ${tokens}::bigint)` })
    .where(own(userId, day));
}

/** As `takeTokens`, of the whole installation's day. */
export async function takeInstallationTokens(
  db: Db,
  day: StudyDay,
  tokens: number,
  limit: number,
): Promise<boolean> {
  if (tokens > limit) return false;
  const taken = await db
    .insert(modelInstallationDays)
    .values({ day, taken: tokens })
    .onConflictDoUpdate({
      target: modelInstallationDays.day,
      set: { taken: sql`${modelInstallationDays.taken} + ${tokens}::bigint` },
      setWhere: sql`${modelInstallationDays.taken} + ${tokens}::bigint <= ${limit}::bigint`,
    })
    .returning({ day: modelInstallationDays.day });
  return taken.length > 0;
}

/** As `addTokens`, of the whole installation's day. */
export async function addInstallationTokens(db: Db, day: StudyDay, tokens: number): Promise<void> {
  await db
    .update(modelInstallationDays)
    .set({ taken: sql`greatest(0, ${modelInstallationDays.taken} + ${tokens}::bigint)` })
    .where(eq(modelInstallationDays.day, day));
}

/** Tokens of the whole installation's days (UTC), from `from` on. */
export const listInstallationDays = (db: Db, from: StudyDay) =>
  db
    .select({ day: modelInstallationDays.day, count: modelInstallationDays.taken })
    .from(modelInstallationDays)
    .where(gte(modelInstallationDays.day, from));
