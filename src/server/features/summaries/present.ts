import type { PublicSummary, Summary } from '#shared/contracts/summaries.ts';
import type { PublicRow } from './public-queries.ts';
import type { SummaryRow } from './queries.ts';

/** By how many percent a summary is shorter than its text; 0 without a text, or when it is none shorter. */
export const compressionRate = (original: number, summary: number): number =>
  original > summary ? Math.round((1 - summary / original) * 100) : 0;

/** In lists without its text. */
export function presentSummary(row: SummaryRow, original: readonly string[] = []): Summary {
  const { id, title, subject, summary, keyPoints, keyPointSources, tags, isPublic, origin, pages } = row;
  const { originalWords, summaryWords, engine, fallback, createdAt, updatedAt } = row;
  return {
    id,
    title,
    subject,
    summary,
    originalText: original.join('\n\n'),
    keyPoints,
    keyPointSources,
    tags,
    isPublic,
    origin,
    pages,
    wordCount: { original: originalWords, summary: summaryWords },
    compressionRate: compressionRate(originalWords, summaryWords),
    engine,
    fallback,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  };
}

/** As a reader sees it: by the name of who wrote it only. */
export function presentPublic(row: PublicRow, readerId: string): PublicSummary {
  const { listingId, userId, authorName, title, subject, summary, keyPoints, tags } = row;
  const { originalWords, summaryWords, publishedAt } = row;
  return {
    id: listingId,
    title,
    subject,
    summary,
    keyPoints,
    tags,
    wordCount: { original: originalWords, summary: summaryWords },
    compressionRate: compressionRate(originalWords, summaryWords),
    author: { name: authorName, picture: null },
    isOwn: userId === readerId,
    publishedAt: publishedAt.toISOString(),
  };
}
