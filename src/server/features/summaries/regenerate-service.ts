import type { SignedIn } from '#server/platform/auth/tokens.ts';
import { notFound, unprocessable } from '#server/platform/errors.ts';
import type { Parts } from '#server/platform/parts.ts';
import { mostWords, type SummaryDraft } from '#shared/contracts/summaries.ts';
import { findOriginal, findSummary } from './queries.ts';
import type { SummaryRequest } from './request.ts';
import { writeSummary } from './write-service.ts';
import { awaited, type Writing } from './writing.ts';

export type Regeneration = Extract<SummaryRequest, { kind: 'regenerate' }>;

/**
 * What another summary of the same text is written from. Throws `summary_not_found` (404), and `beyond_original`
 * (422) for more words than the text has.
 */
export async function takeRegeneration(
  { db }: Parts,
  userId: string,
  { summaryId, currentSummary, length }: Regeneration,
): Promise<Writing> {
  const [row, pages] = await Promise.all([
    findSummary(db, userId, summaryId),
    findOriginal(db, userId, summaryId),
  ]);
  if (!row) throw notFound('summaries.summary_not_found');
  const limit = mostWords(row.originalWords);
  if (!length.isAutomatic && length.most > limit) throw unprocessable('summaries.beyond_original', { limit });
  return {
    // What the student wrote is its own text.
    source:
      row.origin === 'own'
        ? { origin: 'own', pages: [row.summary], hasPages: false }
        : { origin: row.origin, pages, hasPages: row.pages !== null },
    title: row.title,
    subject: row.subject,
    length,
    avoid: currentSummary,
  };
}

/** Another summary of the same text, kept by nobody yet. Throws what `takeRegeneration` and `writeSummary` throw. */
export async function regenerateSummary(
  parts: Parts,
  { userId }: SignedIn,
  asked: Regeneration,
): Promise<SummaryDraft> {
  const writing = await takeRegeneration(parts, userId, asked);
  return writeSummary(parts, userId, writing, awaited());
}
