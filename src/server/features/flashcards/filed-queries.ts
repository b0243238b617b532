import { and, asc, eq, sql } from 'drizzle-orm';
import type { Db } from '#server/platform/database/database.ts';
import { ceiling } from '#server/platform/database/page.ts';
import { recallCurve } from '#shared/rules/grade-card.ts';
import type { StudyDay } from '#shared/rules/time/study-day.ts';
import { flashcards } from './tables.ts';

/** FSRS's forgetting curve on a day, of what was ever answered. */
const recallOn = (day: StudyDay) => sql<number>`
  coalesce(avg(power(
    1 + ${recallCurve.factor}::float8 * greatest(0, ${day}::date - ${flashcards.lastOn}) / ${flashcards.stability},
    ${recallCurve.decay}::float8
  )) filter (where ${flashcards.stability} > 0), 0)::float8`;

/** Cards that are reviewed, by where they are filed: how many, how many of them were answered, and the mean recall of those on `day`, 0 to 1. */
export const listFiled = (db: Db, userId: string, day: StudyDay) =>
  db
    .select({
      subject: flashcards.subject,
      deck: flashcards.deck,
      cards: sql<number>`count(*)::int`,
      answered: sql<number>`(count(*) filter (where ${flashcards.stability} > 0))::int`,
      recall: recallOn(day),
    })
    .from(flashcards)
    .where(and(eq(flashcards.userId, userId), sql`not ${flashcards.suspended}`))
    .groupBy(flashcards.subject, flashcards.deck)
    .orderBy(asc(flashcards.subject), asc(flashcards.deck))
    .limit(ceiling.rows);
