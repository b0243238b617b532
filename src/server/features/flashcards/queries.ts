import { and, asc, count, desc, eq, inArray, lte, type SQL, sql } from 'drizzle-orm';
import type { Db } from '#server/platform/database/database.ts';
import { ceiling, type Page, readPage } from '#server/platform/database/page.ts';
import { wordsVector } from '#server/platform/database/search-words.ts';
import type { FlashcardFilter } from '#shared/contracts/flashcards.ts';
import type { StudyDay } from '#shared/rules/time/study-day.ts';
import { flashcards, flashcardTexts } from './tables.ts';

export type CardRow = typeof flashcards.$inferSelect;
export type NewCard = typeof flashcards.$inferInsert;

/** What narrows a list besides a search. */
export type Narrowing = Pick<FlashcardFilter, 'deck' | 'difficulty'>;

const own = (userId: string, id: string) => and(eq(flashcards.userId, userId), eq(flashcards.id, id));

const difficulties = { easy: [1, 2], medium: [3], hard: [4, 5] } as const;

/** Cards of a folder too: the filter 'Biologia' takes 'Biologia' and every 'Biologia::…'. */
export function matching(userId: string, { deck, difficulty }: Narrowing): SQL | undefined {
  return and(
    eq(flashcards.userId, userId),
    deck ? sql`(${flashcards.deck} = ${deck} or starts_with(${flashcards.deck}, ${`${deck}::`}))` : undefined,
    difficulty ? inArray(flashcards.difficulty, [...difficulties[difficulty]]) : undefined,
  );
}

const { question, answer, subject, deck, tags, source } = flashcards;

/** Bytes of a card's texts. */
const textBytes = sql<number>`octet_length(${question}) + octet_length(${answer}) + octet_length(${subject})
  + octet_length(${deck}) + octet_length(array_to_string(${tags}, '')) + coalesce(octet_length(${source}), 0)`;

/** Bytes of a card as JSON: the texts, and what stands around them. */
export const cardBytes = sql<number>`${textBytes} + 800`.as('size');

/** Newest first; without a page, all that one answer holds. */
export function listCards(db: Db, userId: string, filter: Narrowing, page: Page | null): Promise<CardRow[]> {
  const where = matching(userId, filter);
  const order = [desc(flashcards.createdAt), desc(flashcards.id)];
  const sizes = db
    .select({ cardBytes })
    .from(flashcards)
    .where(where)
    .orderBy(...order);
  return readPage(db, page, sizes, (tx, { offset, limit }) =>
    tx
      .select()
      .from(flashcards)
      .where(where)
      .orderBy(...order)
      .limit(limit)
      .offset(offset),
  );
}

export async function countCards(db: Db, userId: string, filter: Narrowing): Promise<number> {
  const [row] = await db.select({ cards: count() }).from(flashcards).where(matching(userId, filter));
  return row?.cards ?? 0;
}

/** Cards due on `day` or before, the longest due first; without a page, all that one answer holds. */
export function listDueCards(db: Db, userId: string, day: StudyDay, page: Page | null): Promise<CardRow[]> {
  const where = and(
    eq(flashcards.userId, userId),
    lte(flashcards.dueOn, day),
    sql`not ${flashcards.suspended}`,
  );
  const order = [asc(flashcards.dueOn), asc(flashcards.createdAt), asc(flashcards.id)];
  const sizes = db
    .select({ cardBytes })
    .from(flashcards)
    .where(where)
    .orderBy(...order);
  return readPage(db, page, sizes, (tx, { offset, limit }) =>
    tx
      .select()
      .from(flashcards)
      .where(where)
      .orderBy(...order)
      .limit(limit)
      .offset(offset),
  );
}

export const listDecks = (db: Db, userId: string, today: StudyDay) =>
  db
    .select({
      deck: flashcards.deck,
      total: sql<number>`count(*)::int`,
      due: sql<number>`(count(*) filter (where due_on <= ${today} and not suspended))::int`,
    })
    .from(flashcards)
    .where(eq(flashcards.userId, userId))
    .groupBy(flashcards.deck)
    .orderBy(flashcards.deck)
    .limit(ceiling.rows);

export async function findCard(db: Db, userId: string, id: string): Promise<CardRow | undefined> {
  const [card] = await db.select().from(flashcards).where(own(userId, id));
  return card;
}

/** Locked, so that its answers come one after the other. */
export async function lockCard(tx: Db, userId: string, id: string): Promise<CardRow | undefined> {
  const [card] = await tx.select().from(flashcards).where(own(userId, id)).for('update');
  return card;
}

const cardsAtOnce = 500;

/** What a search finds a card by. */
const wordsOf = (card: Pick<CardRow, 'userId' | 'question' | 'answer' | 'subject' | 'tags'>): string =>
  wordsVector(card.userId, [card.question, card.answer, card.subject, ...card.tags].join(' '));

export async function insertCards(tx: Db, cards: NewCard[]): Promise<CardRow[]> {
  const rows: CardRow[] = [];
  for (let from = 0; from < cards.length; from += cardsAtOnce) {
    const some = await tx
      .insert(flashcards)
      .values(cards.slice(from, from + cardsAtOnce))
      .returning();
    await tx.insert(flashcardTexts).values(
      some.map((card) => ({
        userId: card.userId,
        cardId: card.id,
        words: wordsOf(card),
        createdAt: card.createdAt,
      })),
    );
    rows.push(...some);
  }
  return rows;
}

export async function updateWords(tx: Db, card: CardRow): Promise<void> {
  await tx
    .update(flashcardTexts)
    .set({ words: wordsOf(card) })
    .where(and(eq(flashcardTexts.userId, card.userId), eq(flashcardTexts.cardId, card.id)));
}

export async function updateCard(
  tx: Db,
  userId: string,
  id: string,
  changes: Partial<NewCard>,
): Promise<CardRow> {
  const [card] = await tx.update(flashcards).set(changes).where(own(userId, id)).returning();
  return card as CardRow;
}

/** What is counted of cards, locked in an order, so that two who lock the same never wait for each other. */
export const lockCards = (tx: Db, userId: string, ids: string[]) =>
  tx
    .select({
      dueOn: flashcards.dueOn,
      suspended: flashcards.suspended,
      reps: flashcards.reps,
      interval: flashcards.interval,
      bytes: textBytes,
    })
    .from(flashcards)
    .where(and(eq(flashcards.userId, userId), inArray(flashcards.id, ids)))
    .orderBy(asc(flashcards.id))
    .for('update');

/** Their answers go with them. */
export async function deleteCards(tx: Db, userId: string, ids: string[]): Promise<void> {
  await tx.delete(flashcards).where(and(eq(flashcards.userId, userId), inArray(flashcards.id, ids)));
}
