import { and, count, desc, eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import type { Db } from '#server/platform/database/database.ts';
import { type Page, wholePage } from '#server/platform/database/page.ts';
import { wordsQuery } from '#server/platform/database/search-words.ts';
import { type CardRow, cardBytes, matching, type Narrowing } from './queries.ts';
import { flashcards, flashcardTexts } from './tables.ts';

/**
 * A page of the cards that the filter's words find, newest first, or all that one answer holds, and how many they find
 * over all pages. What is found is looked up once, and only the page's cards are read: left to itself the database would sooner go through
 * all cards, newest first, until it has found enough.
 */
export async function searchCards(
  db: Db,
  userId: string,
  search: string,
  filter: Narrowing,
  asked: Page | null,
): Promise<{ rows: CardRow[]; count: number }> {
  const isNarrowed = filter.deck || filter.difficulty;
  const narrowed = db.select({ id: flashcards.id }).from(flashcards).where(matching(userId, filter));
  const isFound = and(
    eq(flashcardTexts.userId, userId),
    sql`${flashcardTexts.words} @@ ${wordsQuery(userId, search)}::tsquery`,
    isNarrowed ? inArray(flashcardTexts.cardId, narrowed) : undefined,
  );
  const isSame = and(eq(flashcards.userId, userId), eq(flashcards.id, flashcardTexts.cardId));
  const sizes = db
    .select({ cardBytes })
    .from(flashcardTexts)
    .innerJoin(flashcards, isSame)
    .where(isFound)
    .orderBy(desc(flashcardTexts.createdAt), desc(flashcardTexts.cardId));
  const { offset, limit } = asked ?? (await wholePage(db, sizes));
  const found = db
    .$with('found')
    .as(
      db
        .select({ id: flashcardTexts.cardId, createdAt: flashcardTexts.createdAt })
        .from(flashcardTexts)
        .where(isFound),
    );
  const total = db
    .select({ cards: count().as('cards') })
    .from(found)
    .as('total');
  const page = db
    .select()
    .from(found)
    .orderBy(desc(found.createdAt), desc(found.id))
    .limit(limit)
    .offset(offset)
    .as('page');
  const rows = await db
    .with(found)
    .select({ count: total.cards, card: getTableColumns(flashcards) })
    .from(total)
    .leftJoin(page, sql`true`)
    .leftJoin(flashcards, and(eq(flashcards.userId, userId), eq(flashcards.id, page.id)))
    .orderBy(desc(page.createdAt), desc(page.id));
  return {
    rows: rows.map(({ card }) => card).filter((card) => card !== null),
    count: rows[0]?.count ?? 0,
  };
}
