import { and, desc, eq, sql } from 'drizzle-orm';
import type { Db } from '#server/platform/database/database.ts';
import { type AnyWords, anyWordQuery } from '#server/platform/database/search-words.ts';
import { summaries, summaryOriginals, summaryWords } from './tables.ts';

/** Characters of the original that are looked through. */
const mostOriginal = 60_000;

/** Summaries that have any of `words`, those with most of them first. */
export function findSummariesAbout(db: Db, userId: string, words: AnyWords, limit: number) {
  const query = sql`${anyWordQuery(userId, words)}::tsquery`;
  return db
    .select({
      id: summaries.id,
      title: summaries.title,
      subject: summaries.subject,
      summary: summaries.summary,
      original: sql<string>`coalesce(left(array_to_string(${summaryOriginals.pages}, E'\\n\\n'), ${mostOriginal}), '')`,
    })
    .from(summaryWords)
    .innerJoin(
      summaries,
      and(eq(summaries.userId, summaryWords.userId), eq(summaries.id, summaryWords.summaryId)),
    )
    .leftJoin(
      summaryOriginals,
      and(eq(summaryOriginals.userId, summaries.userId), eq(summaryOriginals.summaryId, summaries.id)),
    )
    .where(and(eq(summaryWords.userId, userId), sql`${summaryWords.words} @@ ${query}`))
    .orderBy(
      desc(sql`ts_rank(${summaryWords.words}, ${query})`),
      desc(summaries.createdAt),
      desc(summaries.id),
    )
    .limit(limit);
}

/** Names of the newest summaries. */
export const listSummaryNames = (db: Db, userId: string, limit: number) =>
  db
    .select({ id: summaries.id, title: summaries.title, subject: summaries.subject })
    .from(summaries)
    .where(eq(summaries.userId, userId))
    .orderBy(desc(summaries.createdAt), desc(summaries.id))
    .limit(limit);
