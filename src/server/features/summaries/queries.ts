import { and, count, desc, eq, inArray, sql } from 'drizzle-orm';
import { type Db, inTransaction, rowsOf } from '#server/platform/database/database.ts';
import { listRows, searchRows } from '#server/platform/database/list-rows.ts';
import { ceiling, type Page } from '#server/platform/database/page.ts';
import { wordsQuery, wordsVector } from '#server/platform/database/search-words.ts';
import { summaries, summaryOriginals, summaryWords } from './tables.ts';

export type SummaryRow = typeof summaries.$inferSelect;

const own = (userId: string, id: string) => and(eq(summaries.userId, userId), eq(summaries.id, id));

const matching = (userId: string, subject: string | undefined) =>
  and(eq(summaries.userId, userId), subject ? eq(summaries.subject, subject) : undefined);

/** Bytes of a summary as JSON. */
const summaryBytes = sql<number>`octet_length(${summaries.summary})
  + octet_length(array_to_string(${summaries.keyPoints} || ${summaries.tags}, ''))
  + octet_length(${summaries.keyPointSources}::text) + 1600`.as('size');

/** Newest first; without a page, all that one answer holds. */
export function listSummaryRows(
  db: Db,
  userId: string,
  subject: string | undefined,
  page: Page | null,
): Promise<SummaryRow[]> {
  const where = matching(userId, subject);
  const order = [desc(summaries.createdAt), desc(summaries.id)];
  return listRows(db, summaries, { where, order, size: summaryBytes }, page);
}

export async function countSummaryRows(db: Db, userId: string, subject?: string): Promise<number> {
  const [row] = await db.select({ total: count() }).from(summaries).where(matching(userId, subject));
  return row?.total ?? 0;
}

/** A page of the summaries that `search` finds, as `searchRows`. */
export function searchSummaryRows(
  db: Db,
  userId: string,
  search: string,
  subject: string | undefined,
  asked: Page | null,
): Promise<{ rows: SummaryRow[]; count: number }> {
  const isFound = sql`${summaryWords.words} @@ ${wordsQuery(userId, search)}::tsquery`;
  const ofSubject = sql`exists (select 1 from ${summaries} where ${matching(userId, subject)}
    and ${summaries.id} = ${summaryWords.summaryId})`;
  const words = {
    table: summaries,
    words: summaryWords,
    rowId: summaryWords.summaryId,
    isFound: subject ? and(isFound, ofSubject) : isFound,
    size: summaryBytes,
  };
  return searchRows(db, userId, words, asked);
}

export const listSubjects = (db: Db, userId: string) =>
  db
    .select({ subject: summaries.subject, total: sql<number>`count(*)::int` })
    .from(summaries)
    .where(eq(summaries.userId, userId))
    .groupBy(summaries.subject)
    .orderBy(summaries.subject)
    .limit(ceiling.rows);

export const listTitles = (db: Db, userId: string, ids: readonly string[]) =>
  db
    .select({ id: summaries.id, title: summaries.title })
    .from(summaries)
    .where(and(eq(summaries.userId, userId), inArray(summaries.id, [...ids])))
    .limit(ceiling.rows);

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

/**
 * The student's summaries, and those that are being made, with the bytes of what each says and of the text it is made
 * from, as the database stores them: compressed, and known without reading them.
 */
export async function sumSummaries(
  tx: Db,
  userId: string,
): Promise<{ summaries: number; summaryBytes: number }> {
  const [sums] = await rowsOf<{ summaries: number; summaryBytes: number }>(
    tx,
    sql`
    select sum(rows)::int as summaries, coalesce(sum(bytes), 0)::float8 as "summaryBytes"
    from (
      select count(*) as rows,
        sum(pg_column_size(summary) + pg_column_size(key_points) + pg_column_size(key_point_sources)) as bytes
      from summaries where user_id = ${userId}
      union all
      select 0, sum(pg_column_size(pages)) from summary_originals where user_id = ${userId}
      union all
      select count(*), sum(coalesce(pg_column_size(source), 0)) from summary_tasks
      where user_id = ${userId} and status = 'processing' and request ->> 'kind' = 'create'
    ) part`,
  );
  return sums ?? { summaries: 0, summaryBytes: 0 };
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
  const { userId, id, ...changes } = row;
  await tx.update(summaries).set(changes).where(own(userId, id));
  await tx
    .update(summaryWords)
    .set({ words: wordsVector(userId, searchedText(row)) })
    .where(and(eq(summaryWords.userId, userId), eq(summaryWords.summaryId, id)));
}

/** Whether there was one; its text goes with it. */
export async function deleteSummaryRow(tx: Db, userId: string, id: string): Promise<boolean> {
  return (await tx.delete(summaries).where(own(userId, id)).returning({ id: summaries.id })).length > 0;
}
