import { setImmediate } from 'node:timers/promises';
import { and, asc, eq, gt, type SQL, sql } from 'drizzle-orm';
import { alongIndex, type Db } from '#server/platform/database/database.ts';
import { flashcards } from './tables.ts';
import type { ExportCard } from './transfer/export-card.ts';
import type { CardText } from './transfer/judge-notes.ts';

const { id, question, answer, subject, tags, difficulty } = flashcards;
const columns = {
  id,
  question,
  answer,
  subject,
  deck: flashcards.deck,
  tags,
  difficulty,
  // The database knows an instant finer than a `Date` does.
  at: sql<string>`${flashcards.createdAt}::text`,
};

/** Cards that are read at once: some milliseconds of the embedded database. */
const portion = 500;

/** What every card of the student asks and answers, read in portions between which others are served. */
export async function listCardTexts(db: Db, userId: string): Promise<CardText[]> {
  const texts: CardText[] = [];
  let after: string | undefined;
  for (;;) {
    const isNext = and(eq(flashcards.userId, userId), after === undefined ? undefined : gt(id, after));
    const rows = await alongIndex(db, (tx) =>
      tx.select({ id, question, answer }).from(flashcards).where(isNext).orderBy(asc(id)).limit(portion),
    );
    for (const row of rows) texts.push([row.question, row.answer]);
    if (rows.length < portion) return texts;
    after = rows.at(-1)?.id;
    await setImmediate();
  }
}

/**
 * The cards of a deck, of a folder with its decks, or all; the oldest first, as they will be made again. Read as
 * `listCardTexts` reads.
 */
export async function listExportCards(
  db: Db,
  userId: string,
  deck: string | undefined,
): Promise<ExportCard[]> {
  const isAsked = and(
    eq(flashcards.userId, userId),
    deck ? sql`(${flashcards.deck} = ${deck} or starts_with(${flashcards.deck}, ${`${deck}::`}))` : undefined,
  );
  const cards: ExportCard[] = [];
  let isAfter: SQL | undefined;
  for (;;) {
    const isNext = and(isAsked, isAfter);
    const rows = await alongIndex(db, (tx) =>
      tx
        .select(columns)
        .from(flashcards)
        .where(isNext)
        .orderBy(asc(flashcards.createdAt), asc(flashcards.id))
        .limit(portion),
    );
    cards.push(...rows.map(({ at: _at, ...card }) => card));
    const last = rows.at(-1);
    if (!last || rows.length < portion) return cards;
    isAfter = sql`(${flashcards.createdAt}, ${flashcards.id}) > (${last.at}::timestamptz, ${last.id}::uuid)`;
    await setImmediate();
  }
}
