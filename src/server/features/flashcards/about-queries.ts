import { and, asc, desc, eq, lte, sql } from 'drizzle-orm';
import type { Db } from '#server/platform/database/database.ts';
import { anyWordQuery } from '#server/platform/database/search-words.ts';
import type { StudyDay } from '#shared/rules/time/study-day.ts';
import { flashcards, flashcardTexts } from './tables.ts';

const columns = {
  id: flashcards.id,
  question: flashcards.question,
  answer: flashcards.answer,
  subject: flashcards.subject,
};

/** Cards that have any of `words`, those with most of them first. */
export function findCardsAbout(db: Db, userId: string, words: readonly string[], limit: number) {
  const query = sql`${anyWordQuery(userId, words)}::tsquery`;
  return db
    .select(columns)
    .from(flashcardTexts)
    .innerJoin(
      flashcards,
      and(eq(flashcards.userId, flashcardTexts.userId), eq(flashcards.id, flashcardTexts.cardId)),
    )
    .where(and(eq(flashcardTexts.userId, userId), sql`${flashcardTexts.words} @@ ${query}`))
    .orderBy(
      desc(sql`ts_rank(${flashcardTexts.words}, ${query})`),
      desc(flashcards.createdAt),
      asc(flashcards.id),
    )
    .limit(limit);
}

/** The longest due first. */
export const findDueCards = (db: Db, userId: string, today: StudyDay, limit: number) =>
  db
    .select(columns)
    .from(flashcards)
    .where(and(eq(flashcards.userId, userId), lte(flashcards.dueOn, today), sql`not ${flashcards.suspended}`))
    .orderBy(asc(flashcards.dueOn), asc(flashcards.createdAt), asc(flashcards.id))
    .limit(limit);
