import { eq, sql } from 'drizzle-orm';
import type { Db } from '#server/platform/database/database.ts';
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

/** Adds to the totals, or takes away; answers them, which nobody else changes before the transaction ends. */
export async function moveTotals(tx: Db, userId: string, { cards, bytes }: CardTotals): Promise<CardTotals> {
  const set = {
    cards: sql`flashcard_totals.cards + ${cards}`,
    bytes: sql`flashcard_totals.bytes + ${bytes}`,
  };
  // The check on the inserted row comes before the conflict: less than none may not even be tried.
  const [totals] =
    cards > 0
      ? await tx
          .insert(flashcardTotals)
          .values({ userId, cards, bytes })
          .onConflictDoUpdate({ target: flashcardTotals.userId, set })
          .returning(columns)
      : await tx
          .update(flashcardTotals)
          .set(set)
          .where(eq(flashcardTotals.userId, userId))
          .returning(columns);
  return totals ?? none;
}
