import { and, asc, count, desc, eq, inArray, lte, max, type SQL, sql } from 'drizzle-orm';
import type { Db } from '#server/platform/database/database.ts';
import type { FlashcardFilter } from '#shared/contracts/flashcards.ts';
import type { StudyDay } from '#shared/rules/study-day.ts';
import { flashcardAnswers, flashcardCounts, flashcards, flashcardTexts } from './tables.ts';

export type CardRow = typeof flashcards.$inferSelect;
export type NewCard = typeof flashcards.$inferInsert;
export type AnswerRow = typeof flashcardAnswers.$inferSelect;

interface Page {
  offset: number;
  limit: number | undefined;
}

const own = (userId: string, id: string) => and(eq(flashcards.userId, userId), eq(flashcards.id, id));
const escapeLike = (text: string) => text.replace(/[\\%_]/g, '\\$&');

const difficulties = { easy: [1, 2], medium: [3], hard: [4, 5] } as const;

const holding = (userId: string, foldedSearch: string) => sql`(
  select card_id from flashcard_texts
  where user_id = ${userId} and folded like ${`%${escapeLike(foldedSearch)}%`}
)`;

/** Cards of a folder too: the filter 'Biologia' takes 'Biologia' and every 'Biologia::…'. */
function matching(
  userId: string,
  { deck, difficulty }: FlashcardFilter,
  foldedSearch: string,
): SQL | undefined {
  return and(
    eq(flashcards.userId, userId),
    deck ? sql`(${flashcards.deck} = ${deck} or starts_with(${flashcards.deck}, ${`${deck}::`}))` : undefined,
    difficulty ? inArray(flashcards.difficulty, [...difficulties[difficulty]]) : undefined,
    foldedSearch ? inArray(flashcards.id, holding(userId, foldedSearch)) : undefined,
  );
}

/** Newest first. */
export function listCards(
  db: Db,
  userId: string,
  filter: FlashcardFilter,
  foldedSearch: string,
  { offset, limit }: Page,
): Promise<CardRow[]> {
  const query = db
    .select()
    .from(flashcards)
    .where(matching(userId, filter, foldedSearch))
    .orderBy(desc(flashcards.createdAt), desc(flashcards.id));
  return limit === undefined ? query : query.limit(limit).offset(offset);
}

export async function countCards(
  db: Db,
  userId: string,
  filter: FlashcardFilter,
  foldedSearch: string,
): Promise<number> {
  const [row] = await db
    .select({ cards: count() })
    .from(flashcards)
    .where(matching(userId, filter, foldedSearch));
  return row?.cards ?? 0;
}

/** The longest due first. */
export function listDueCards(
  db: Db,
  userId: string,
  today: StudyDay,
  { offset, limit }: Page,
): Promise<CardRow[]> {
  const query = db
    .select()
    .from(flashcards)
    .where(and(eq(flashcards.userId, userId), lte(flashcards.dueOn, today), sql`not ${flashcards.suspended}`))
    .orderBy(asc(flashcards.dueOn), asc(flashcards.createdAt), asc(flashcards.id));
  return limit === undefined ? query : query.limit(limit).offset(offset);
}

/** All cards, and those due on `today` or before, from the counts: as fast for many cards as for few. */
export async function countAll(
  db: Db,
  userId: string,
  today: StudyDay,
): Promise<{ total: number; due: number }> {
  const [row] = await db
    .select({
      total: sql<number>`coalesce(sum(cards), 0)::int`,
      due: sql<number>`coalesce(sum(cards) filter (where due_on <= ${today}), 0)::int`,
    })
    .from(flashcardCounts)
    .where(eq(flashcardCounts.userId, userId));
  return row ?? { total: 0, due: 0 };
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
    .orderBy(flashcards.deck);

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

/** `folded` is what a search finds the card by. */
export async function insertCards(tx: Db, cards: (NewCard & { folded: string })[]): Promise<CardRow[]> {
  const rows: CardRow[] = [];
  for (let from = 0; from < cards.length; from += cardsAtOnce) {
    const some = cards.slice(from, from + cardsAtOnce);
    rows.push(...(await tx.insert(flashcards).values(some).returning()));
    await tx
      .insert(flashcardTexts)
      .values(some.map(({ userId, id, folded }) => ({ userId, cardId: id, folded })));
  }
  return rows;
}

export async function updateText(tx: Db, userId: string, cardId: string, folded: string): Promise<void> {
  await tx
    .update(flashcardTexts)
    .set({ folded })
    .where(and(eq(flashcardTexts.userId, userId), eq(flashcardTexts.cardId, cardId)));
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

export const deleteCards = (
  tx: Db,
  userId: string,
  ids: string[],
): Promise<{ dueOn: StudyDay; suspended: boolean }[]> =>
  tx
    .delete(flashcards)
    .where(and(eq(flashcards.userId, userId), inArray(flashcards.id, ids)))
    .returning({ dueOn: flashcards.dueOn, suspended: flashcards.suspended });

/** Moves the counts by day; days in order, so that two answers at once never wait for each other. */
export async function moveCounts(
  tx: Db,
  userId: string,
  moves: ReadonlyMap<StudyDay, number>,
): Promise<void> {
  const changed = [...moves]
    .filter(([, cards]) => cards !== 0)
    .sort(([one], [other]) => (one < other ? -1 : 1));
  for (const [dueOn, cards] of changed) {
    // The check on the inserted row comes before the conflict: less than none may not even be tried.
    if (cards < 0) {
      await tx
        .update(flashcardCounts)
        .set({ cards: sql`cards + ${cards}` })
        .where(and(eq(flashcardCounts.userId, userId), eq(flashcardCounts.dueOn, dueOn)));
      continue;
    }
    await tx
      .insert(flashcardCounts)
      .values({ userId, dueOn, cards })
      .onConflictDoUpdate({
        target: [flashcardCounts.userId, flashcardCounts.dueOn],
        set: { cards: sql`flashcard_counts.cards + ${cards}` },
      });
  }
}

export async function findAnswer(tx: Db, userId: string, id: string): Promise<AnswerRow | undefined> {
  const [answer] = await tx
    .select()
    .from(flashcardAnswers)
    .where(and(eq(flashcardAnswers.userId, userId), eq(flashcardAnswers.id, id)));
  return answer;
}

const ofCard = (userId: string, cardId: string) =>
  and(eq(flashcardAnswers.userId, userId), eq(flashcardAnswers.cardId, cardId));

/** The number of a card's latest answer; 0 before the first. */
export async function lastNumber(tx: Db, userId: string, cardId: string): Promise<number> {
  const [row] = await tx
    .select({ number: max(flashcardAnswers.number) })
    .from(flashcardAnswers)
    .where(ofCard(userId, cardId));
  return row?.number ?? 0;
}

export async function insertAnswer(tx: Db, answer: typeof flashcardAnswers.$inferInsert): Promise<void> {
  await tx.insert(flashcardAnswers).values(answer);
}

export async function deleteAnswer(tx: Db, userId: string, id: string): Promise<void> {
  await tx
    .delete(flashcardAnswers)
    .where(and(eq(flashcardAnswers.userId, userId), eq(flashcardAnswers.id, id)));
}

/** Newest first. */
export const listAnswers = (db: Db, userId: string, cardId: string): Promise<AnswerRow[]> =>
  db
    .select()
    .from(flashcardAnswers)
    .where(ofCard(userId, cardId))
    .orderBy(desc(flashcardAnswers.number))
    .limit(500);
