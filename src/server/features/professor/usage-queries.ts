import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '#server/platform/database/database.ts';
import type { StudyDay } from '#shared/rules/time/study-day.ts';
import { tutorDays } from './tables.ts';

const own = (userId: string, day: StudyDay) => and(eq(tutorDays.userId, userId), eq(tutorDays.day, day));

export async function countAnswered(db: Db, userId: string, day: StudyDay): Promise<number> {
  const [row] = await db.select({ answered: tutorDays.answered }).from(tutorDays).where(own(userId, day));
  return row?.answered ?? 0;
}

/** Counts one message more, unless there are `limit` already; says whether it did. */
export async function takeMessage(tx: Db, userId: string, day: StudyDay, limit: number): Promise<boolean> {
  const taken = await tx
    .insert(tutorDays)
    .values({ userId, day, answered: 1 })
    .onConflictDoUpdate({
      target: [tutorDays.userId, tutorDays.day],
      set: { answered: sql`${tutorDays.answered} + 1` },
      setWhere: sql`${tutorDays.answered} < ${limit}`,
    })
    .returning({ day: tutorDays.day });
  return taken.length > 0;
}

/** Takes a message that was not answered out of the count. */
export async function giveMessageBack(db: Db, userId: string, day: StudyDay): Promise<void> {
  await db
    .update(tutorDays)
    .set({ answered: sql`greatest(0, ${tutorDays.answered} - 1)` })
    .where(own(userId, day));
}
