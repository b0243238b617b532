import { and, desc, eq, sql } from 'drizzle-orm';
import type { Db } from '#server/platform/database/database.ts';
import { anyWordQuery } from '#server/platform/database/search-words.ts';
import { summaries, summaryWords } from './tables.ts';

/** Summaries that have any of `words`, those with most of them first. */
export function findSummariesAbout(db: Db, userId: string, words: readonly string[], limit: number) {
  const query = sql`${anyWordQuery(userId, words)}::tsquery`;
  return db
    .select({
      id: summaries.id,
      title: summaries.title,
      summary: summaries.summary,
      keyPoints: summaries.keyPoints,
    })
    .from(summaryWords)
    .innerJoin(
      summaries,
      and(eq(summaries.userId, summaryWords.userId), eq(summaries.id, summaryWords.summaryId)),
    )
    .where(and(eq(summaryWords.userId, userId), sql`${summaryWords.words} @@ ${query}`))
    .orderBy(
      desc(sql`ts_rank(${summaryWords.words}, ${query})`),
      desc(summaries.createdAt),
      desc(summaries.id),
    )
    .limit(limit);
}
