import { and, count, desc, eq, getTableColumns, sql } from 'drizzle-orm';
import { type Db, inTransaction } from '#server/platform/database/database.ts';
import type { Page } from '#server/platform/database/page.ts';
import { wordsQuery, wordsVector } from '#server/platform/database/search-words.ts';
import { summaries, summaryOriginals, summaryWords } from './tables.ts';

export type SummaryRow = typeof summaries.$inferSelect;

const own = (userId: string, id: string) => and(eq(summaries.userId, userId), eq(summaries.id, id));

const matching = (userId: string, subject: string | undefined) =>
  and(eq(summaries.userId, userId), subject ? eq(summaries.subject, subject) : undefined);

/** Newest first. */
export function listSummaryRows(
  db: Db,
  userId: string,
  subject: string | undefined,
  { offset, limit }: Page,
): Promise<SummaryRow[]> {
  const query = db
    .select()
    .from(summaries)
    .where(matching(userId, subject))
    .orderBy(desc(summaries.createdAt), desc(summaries.id));
  return limit === undefined ? query : query.limit(limit).offset(offset);
}

export async function countSummaryRows(db: Db, userId: string, subject?: string): Promise<number> {
  const [row] = await db.select({ total: count() }).from(summaries).where(matching(userId, subject));
  return row?.total ?? 0;
}

/** A page of what `search` finds, newest first, and how many there are over all pages; only the page's rows are read. */
export async function searchSummaryRows(
  db: Db,
  userId: string,
  search: string,
  subject: string | undefined,
  { offset, limit }: Page,
): Promise<{ rows: SummaryRow[]; count: number }> {
  const ofSubject = sql`exists (select 1 from ${summaries} where ${matching(userId, subject)}
    and ${summaries.id} = ${summaryWords.summaryId})`;
  const found = db.$with('found').as(
    db
      .select({ id: summaryWords.summaryId, createdAt: summaryWords.createdAt })
      .from(summaryWords)
      .where(
        and(
          eq(summaryWords.userId, userId),
          sql`${summaryWords.words} @@ ${wordsQuery(userId, search)}::tsquery`,
          subject ? ofSubject : undefined,
        ),
      ),
  );
  const total = db
    .select({ total: count().as('total') })
    .from(found)
    .as('total');
  const newest = db.select().from(found).orderBy(desc(found.createdAt), desc(found.id));
  const page = (limit === undefined ? newest : newest.limit(limit).offset(offset)).as('page');
  const rows = await db
    .with(found)
    .select({ total: total.total, row: getTableColumns(summaries) })
    .from(total)
    .leftJoin(page, sql`true`)
    .leftJoin(summaries, and(eq(summaries.userId, userId), eq(summaries.id, page.id)))
    .orderBy(desc(page.createdAt), desc(page.id));
  return { rows: rows.map(({ row }) => row).filter((row) => row !== null), count: rows[0]?.total ?? 0 };
}

export const listSubjects = (db: Db, userId: string) =>
  db
    .select({ subject: summaries.subject, total: sql<number>`count(*)::int` })
    .from(summaries)
    .where(eq(summaries.userId, userId))
    .groupBy(summaries.subject);

export async function findSummary(db: Db, userId: string, id: string): Promise<SummaryRow | undefined> {
  const [row] = await db.select().from(summaries).where(own(userId, id));
  return row;
}

/** Locked, so that its changes come one after the other. */
export async function lockSummary(tx: Db, userId: string, id: string): Promise<SummaryRow | undefined> {
  const [row] = await tx.select().from(summaries).where(own(userId, id)).for('update');
  return row;
}

/** The text that a summary was written from, page by page; none for one about its title. */
export async function findOriginal(db: Db, userId: string, summaryId: string): Promise<string[]> {
  const [row] = await db
    .select({ pages: summaryOriginals.pages })
    .from(summaryOriginals)
    .where(and(eq(summaryOriginals.userId, userId), eq(summaryOriginals.summaryId, summaryId)));
  return row?.pages ?? [];
}

/** What a search finds a summary by. */
export const searchedText = ({
  title,
  subject,
  tags,
  keyPoints,
  summary,
}: Pick<SummaryRow, 'title' | 'subject' | 'tags' | 'keyPoints' | 'summary'>): string =>
  [title, subject, ...tags, ...keyPoints, summary].join(' ');

export function insertSummary(db: Db, row: SummaryRow, pages: string[]): Promise<void> {
  const { userId, id: summaryId, createdAt } = row;
  return inTransaction(db, async (tx) => {
    await tx.insert(summaries).values(row);
    if (pages.length > 0) await tx.insert(summaryOriginals).values({ userId, summaryId, pages });
    const words = wordsVector(userId, searchedText(row));
    await tx.insert(summaryWords).values({ userId, summaryId, words, createdAt });
  });
}

export async function updateSummary(tx: Db, row: SummaryRow): Promise<void> {
  const { userId, id } = row;
  await tx.update(summaries).set(row).where(own(userId, id));
  await tx
    .update(summaryWords)
    .set({ words: wordsVector(userId, searchedText(row)) })
    .where(and(eq(summaryWords.userId, userId), eq(summaryWords.summaryId, id)));
}

/** Whether there was one; its text goes with it. */
export async function deleteSummaryRow(tx: Db, userId: string, id: string): Promise<boolean> {
  return (await tx.delete(summaries).where(own(userId, id)).returning({ id: summaries.id })).length > 0;
}
