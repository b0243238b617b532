import { and, count, desc, eq, sql } from 'drizzle-orm';
import type { Db } from '#server/platform/database/database.ts';
import type { Page } from '#server/platform/database/page.ts';
import { everybody, wordsQuery, wordsVector } from '#server/platform/database/search-words.ts';
import type { SummaryFilter } from '#shared/contracts/summaries.ts';
import { type SummaryRow, searchedText } from './queries.ts';
import { publicSummaries } from './tables.ts';

export type PublicRow = typeof publicSummaries.$inferSelect;

interface Author {
  name: string;
  picture: string | null;
  /** Nobody reads what they share. */
  isHidden: boolean;
}

/** Shows a summary to other students, or what it says now in place of what it said. */
export async function savePublic(tx: Db, row: SummaryRow, author: Author, publishedAt: Date): Promise<void> {
  const { id: listingId, userId, title, subject, summary, keyPoints, tags } = row;
  const { originalWords, summaryWords } = row;
  const shown = {
    authorName: author.name,
    authorPicture: author.picture,
    title,
    subject,
    summary,
    keyPoints,
    tags,
    originalWords,
    summaryWords,
    words: wordsVector(everybody, searchedText(row)),
  };
  await tx
    .insert(publicSummaries)
    .values({ listingId, userId, publishedAt, isHidden: author.isHidden, ...shown })
    .onConflictDoUpdate({ target: publicSummaries.listingId, set: shown });
}

/** How others see who shared. */
export async function renamePublic(tx: Db, userId: string, author: Omit<Author, 'isHidden'>): Promise<void> {
  const { name: authorName, picture: authorPicture } = author;
  await tx
    .update(publicSummaries)
    .set({ authorName, authorPicture })
    .where(eq(publicSummaries.userId, userId));
}

export async function deletePublic(tx: Db, listingId: string): Promise<void> {
  await tx.delete(publicSummaries).where(eq(publicSummaries.listingId, listingId));
}

const isShown = eq(publicSummaries.isHidden, false);

export async function findPublic(db: Db, listingId: string): Promise<PublicRow | undefined> {
  const [row] = await db
    .select()
    .from(publicSummaries)
    .where(and(eq(publicSummaries.listingId, listingId), isShown));
  return row;
}

const matching = ({ search, subject }: SummaryFilter) =>
  and(
    isShown,
    search ? sql`${publicSummaries.words} @@ ${wordsQuery(everybody, search)}::tsquery` : undefined,
    subject ? eq(publicSummaries.subject, subject) : undefined,
  );

/** Newest first. */
export function listPublic(db: Db, filter: SummaryFilter, { offset, limit }: Page): Promise<PublicRow[]> {
  return db
    .select()
    .from(publicSummaries)
    .where(matching(filter))
    .orderBy(desc(publicSummaries.publishedAt), desc(publicSummaries.listingId))
    .limit(limit)
    .offset(offset);
}

export async function countPublic(db: Db, filter: SummaryFilter): Promise<number> {
  const [row] = await db.select({ total: count() }).from(publicSummaries).where(matching(filter));
  return row?.total ?? 0;
}

/** Hides all that a student made public, or shows it again as it was. */
export async function hidePublic(tx: Db, userId: string, isHidden: boolean): Promise<void> {
  await tx.update(publicSummaries).set({ isHidden }).where(eq(publicSummaries.userId, userId));
}

export async function deleteAllPublic(tx: Db, userId: string): Promise<void> {
  await tx.delete(publicSummaries).where(eq(publicSummaries.userId, userId));
}
