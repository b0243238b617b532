import { and, asc, count, desc, eq, inArray, lte, type SQL, sql } from 'drizzle-orm';
import { type Db, inTransaction, preparedSql } from '#server/platform/database/database.ts';
import { listRows } from '#server/platform/database/list-rows.ts';
import { ceiling, type Page } from '#server/platform/database/page.ts';
import { wordsVector } from '#server/platform/database/search-words.ts';
import type { FlashcardFilter } from '#shared/contracts/flashcards.ts';
import type { StudyDay } from '#shared/rules/time/study-day.ts';
import { flashcards, flashcardTexts } from './tables.ts';
import type { CardTotals } from './total-queries.ts';

export type CardRow = typeof flashcards.$inferSelect;
type NewCard = typeof flashcards.$inferInsert;

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
  return listRows(db, flashcards, { where, order, size: cardBytes }, page);
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
  return listRows(db, flashcards, { where, order, size: cardBytes }, page);
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

/** Those of `ids` that are cards of the student. */
export async function findCardIds(db: Db, userId: string, ids: string[]): Promise<string[]> {
  const found = await db
    .select({ id: flashcards.id })
    .from(flashcards)
    .where(and(eq(flashcards.userId, userId), inArray(flashcards.id, ids)));
  return found.map(({ id }) => id);
}

/** Locked, so that its answers come one after the other. */
export async function lockCard(tx: Db, userId: string, id: string): Promise<CardRow | undefined> {
  const [card] = await tx.select().from(flashcards).where(own(userId, id)).for('update');
  return card;
}

/** What a search finds a card by. */
const wordsOf = (card: Pick<CardRow, 'userId' | 'question' | 'answer' | 'subject' | 'tags'>): string =>
  wordsVector(card.userId, [card.question, card.answer, card.subject, ...card.tags].join(' '));

interface NewCards extends CardTotals {
  userId: string;
  /** Those that the account may have at most, with the new ones. */
  most: CardTotals;
  /** When all of them are due. */
  dueOn: StudyDay;
}

const placed = sql.placeholder;

type Values = Record<string, unknown>;

const growTotals = preparedSql<Values, { done: number }>(
  'grow_totals',
  sql`
  insert into flashcard_totals as totals (user_id, cards, bytes)
  values (${placed('userId')}, ${placed('cards')}, ${placed('bytes')})
  on conflict (user_id) do update set
    cards = totals.cards + excluded.cards, bytes = totals.bytes + excluded.bytes, revision = totals.revision + 1
  where totals.cards + excluded.cards <= ${placed('mostCards')}::int
    and totals.bytes + excluded.bytes <= ${placed('mostBytes')}::bigint
  returning 1 as done`,
);

const insertMade = preparedSql<Values, never>(
  'insert_cards',
  sql`
  insert into flashcards
    (user_id, id, question, answer, subject, deck, tags, difficulty, source, due_on, created_at)
  select ${placed('userId')}::uuid, id, question, answer, subject, deck, tags, difficulty, source,
    ${placed('dueOn')}::date, "createdAt"
  from jsonb_to_recordset(${placed('made')}::text::jsonb) as made (
    id uuid, question text, answer text, subject text, deck text, tags text[], difficulty int, source text,
    "createdAt" timestamptz)`,
);

const insertTexts = preparedSql<Values, never>(
  'insert_card_texts',
  sql`
  insert into flashcard_texts (user_id, card_id, words, created_at)
  select ${placed('userId')}::uuid, id, words, "createdAt"
  from jsonb_to_recordset(${placed('texts')}::text::jsonb) as made (
    id uuid, words tsvector, "createdAt" timestamptz)`,
);

const countMade = preparedSql<Values, never>(
  'count_cards',
  sql`
  insert into flashcard_counts as counts (user_id, due_on, cards, fresh, mature)
  values (${placed('userId')}, ${placed('dueOn')}, ${placed('cards')}, ${placed('cards')}, 0)
  on conflict (user_id, due_on) do update set
    cards = counts.cards + excluded.cards, fresh = counts.fresh + excluded.fresh`,
);

/**
 * Writes cards that were never answered, with all that counts them; false, and nothing is written, when the account has
 * no room for all of them. Each statement is one machine's of a cluster, which an insert within another would not be.
 */
export const insertCards = (
  db: Db,
  made: readonly CardRow[],
  { most, userId, dueOn, cards, bytes }: NewCards,
): Promise<boolean> =>
  inTransaction(db, async (tx) => {
    if (cards > most.cards || bytes > most.bytes) return false;
    const room = { userId, cards, bytes, mostCards: most.cards, mostBytes: most.bytes };
    const [grown] = await growTotals(tx, room);
    if (!grown) return false;
    // No more of a card than is written: the database reads all that it is sent.
    const cardsToWrite = made.map(
      ({ id, question, answer, subject, deck, tags, difficulty, source, createdAt }) => ({
        id,
        question,
        answer,
        subject,
        deck,
        tags,
        difficulty,
        source,
        createdAt,
      }),
    );
    const texts = made.map((card) => ({ id: card.id, words: wordsOf(card), createdAt: card.createdAt }));
    await Promise.all([
      insertMade(tx, { userId, dueOn, made: JSON.stringify(cardsToWrite) }),
      insertTexts(tx, { userId, texts: JSON.stringify(texts) }),
      countMade(tx, { userId, dueOn, cards }),
    ]);
    return true;
  });

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
  const [card] = await tx
    .update(flashcards)
    .set({ ...changes, revision: sql`${flashcards.revision} + 1` })
    .where(own(userId, id))
    .returning();
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
