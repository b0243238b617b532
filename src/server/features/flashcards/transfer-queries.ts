import { and, asc, eq, sql } from 'drizzle-orm';
import type { Db } from '#server/platform/database/database.ts';
import { flashcards } from './tables.ts';
import type { ExportCard } from './transfer/export-card.ts';
import type { CardText } from './transfer/judge-notes.ts';

/** What every card of the student asks and answers. */
export async function listCardTexts(db: Db, userId: string): Promise<CardText[]> {
  const rows = await db
    .select({ question: flashcards.question, answer: flashcards.answer })
    .from(flashcards)
    .where(eq(flashcards.userId, userId));
  return rows.map(({ question, answer }) => [question, answer]);
}

/** The cards of a deck, of a folder with its decks, or all; the oldest first, as they will be made again. */
export function listExportCards(db: Db, userId: string, deck: string | undefined): Promise<ExportCard[]> {
  const { id, question, answer, subject, tags, difficulty } = flashcards;
  return db
    .select({ id, question, answer, subject, deck: flashcards.deck, tags, difficulty })
    .from(flashcards)
    .where(
      and(
        eq(flashcards.userId, userId),
        deck
          ? sql`(${flashcards.deck} = ${deck} or starts_with(${flashcards.deck}, ${`${deck}::`}))`
          : undefined,
      ),
    )
    .orderBy(asc(flashcards.createdAt), asc(flashcards.id));
}
