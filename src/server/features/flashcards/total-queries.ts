import { eq, sql } from 'drizzle-orm';
import { type Db, preparedSql } from '#server/platform/database/database.ts';
import { flashcardTotals } from './tables.ts';

/** What a student's cards take. */
export interface CardTotals {
  cards: number;
  /** Of their texts. */
  bytes: number;
}

const columns = { cards: flashcardTotals.cards, bytes: flashcardTotals.bytes };
const none: CardTotals = { cards: 0, bytes: 0 };

export async function findTotals(db: Db, userId: string): Promise<CardTotals> {
  const [totals] = await db.select(columns).from(flashcardTotals).where(eq(flashcardTotals.userId, userId));
  return totals ?? none;
}

/** What is another text whenever anything in the student's lists of cards is; no row: there was never a card. */
export const findCardsVersion = preparedSql<{ userId: string }, { version: string }>(
  'find_cards_version',
  sql`select revision::text as version from flashcard_totals where user_id = ${sql.placeholder('userId')}`,
);

/**
 * Says that something of the student's cards changes, and lets nobody else change any before the transaction ends. Comes
 * first, so that no two who change cards ever wait for each other.
 */
export async function holdCards(tx: Db, userId: string): Promise<void> {
  await tx
    .update(flashcardTotals)
    .set({ revision: sql`${flashcardTotals.revision} + 1` })
    .where(eq(flashcardTotals.userId, userId));
}

/** Adds to the totals, or takes away; answers them. The cards are held. */
export async function moveTotals(tx: Db, userId: string, { cards, bytes }: CardTotals): Promise<CardTotals> {
  const [totals] = await tx
    .update(flashcardTotals)
    .set({
      cards: sql`${flashcardTotals.cards} + ${cards}`,
      bytes: sql`${flashcardTotals.bytes} + ${bytes}`,
    })
    .where(eq(flashcardTotals.userId, userId))
    .returning(columns);
  return totals ?? none;
}
