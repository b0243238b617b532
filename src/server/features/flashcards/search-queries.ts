import { and, inArray, sql } from 'drizzle-orm';
import type { Db } from '#server/platform/database/database.ts';
import { searchRows } from '#server/platform/database/list-rows.ts';
import type { Page } from '#server/platform/database/page.ts';
import { wordsQuery } from '#server/platform/database/search-words.ts';
import { type CardRow, cardBytes, matching, type Narrowing } from './queries.ts';
import { flashcards, flashcardTexts } from './tables.ts';

/** A page of the cards that the filter's words find, as `searchRows`. */
export function searchCards(
  db: Db,
  userId: string,
  search: string,
  filter: Narrowing,
  asked: Page | null,
): Promise<{ rows: CardRow[]; count: number }> {
  const isNarrowed = filter.deck || filter.difficulty;
  const narrowed = db.select({ id: flashcards.id }).from(flashcards).where(matching(userId, filter));
  const isFound = sql`${flashcardTexts.words} @@ ${wordsQuery(userId, search)}::tsquery`;
  const words = {
    table: flashcards,
    words: flashcardTexts,
    rowId: flashcardTexts.cardId,
    isFound: isNarrowed ? and(isFound, inArray(flashcardTexts.cardId, narrowed)) : isFound,
    size: cardBytes,
  };
  return searchRows(db, userId, words, asked);
}
