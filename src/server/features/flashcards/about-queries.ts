import { and, asc, desc, eq, inArray, lte, max, sql } from 'drizzle-orm';
import type { Db } from '#server/platform/database/database.ts';
import { type AnyWords, anyWordQuery } from '#server/platform/database/search-words.ts';
import type { StudyDay } from '#shared/rules/time/study-day.ts';
import { flashcardAnswers, flashcards, flashcardTexts } from './tables.ts';

const columns = {
  id: flashcards.id,
  question: flashcards.question,
  answer: flashcards.answer,
  subject: flashcards.subject,
  deck: flashcards.deck,
};

/** Cards that have any of `words`, those with most of them first. */
export function findCardsAbout(db: Db, userId: string, words: AnyWords, limit: number) {
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

/** Cards of some decks, the oldest first. */
export const findCardsOfDecks = (db: Db, userId: string, decks: readonly string[], limit: number) =>
  db
    .select(columns)
    .from(flashcards)
    .where(and(eq(flashcards.userId, userId), inArray(flashcards.deck, [...decks])))
    .orderBy(asc(flashcards.createdAt), asc(flashcards.id))
    .limit(limit);

const ofItsCard = and(
  eq(flashcards.userId, flashcardAnswers.userId),
  eq(flashcards.id, flashcardAnswers.cardId),
);
const answeredSince = (userId: string, since: StudyDay) =>
  and(
    eq(flashcardAnswers.userId, userId),
    eq(flashcards.userId, userId),
    sql`${flashcardAnswers.day} >= ${since}::date`,
  );

/** Decks by their wrong answers since a day, the most first. */
export const listWeakDecks = (db: Db, userId: string, since: StudyDay, limit: number) => {
  const wrong = sql<number>`(count(*) filter (where ${flashcardAnswers.grade} = 'incorrect'))::int`;
  return db
    .select({ deck: flashcards.deck, wrong, answered: sql<number>`count(*)::int` })
    .from(flashcardAnswers)
    .innerJoin(flashcards, ofItsCard)
    .where(answeredSince(userId, since))
    .groupBy(flashcards.deck)
    .having(sql`${wrong} > 0`)
    .orderBy(desc(wrong), asc(flashcards.deck))
    .limit(limit);
};

/** Cards answered wrong since a day, each once, the last wrong answer first. */
export const listMissedCards = (db: Db, userId: string, since: StudyDay, limit: number) => {
  const lastMissed = max(flashcardAnswers.answeredAt);
  return db
    .select({ question: flashcards.question, deck: flashcards.deck })
    .from(flashcardAnswers)
    .innerJoin(flashcards, ofItsCard)
    .where(and(answeredSince(userId, since), eq(flashcardAnswers.grade, 'incorrect')))
    .groupBy(flashcards.userId, flashcards.id)
    .orderBy(desc(lastMissed), asc(flashcards.id))
    .limit(limit);
};
