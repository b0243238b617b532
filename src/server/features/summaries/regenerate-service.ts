import type { SignedIn } from '#server/platform/auth/tokens.ts';
import { notFound, unprocessable } from '#server/platform/errors.ts';
import type { Services } from '#server/platform/services.ts';
import { mostWords, type SummaryDraft } from '#shared/contracts/summaries.ts';
import { findOriginal, findSummary } from './queries.ts';
import type { SummaryRequest } from './request.ts';
import { awaited, type SummaryToWrite } from './summary-to-write.ts';
import { writeSummary } from './write-service.ts';

export type Regeneration = Extract<SummaryRequest, { kind: 'regenerate' }>;

/**
 * What another summary of the same text is written from. Throws `summary_not_found` (404), and `beyond_original`
 * (422) for more words than the text has.
 */
export async function takeRegeneration(
  { db }: Services,
  userId: string,
  { summaryId, currentSummary, length }: Regeneration,
): Promise<SummaryToWrite> {
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
  services: Services,
  { userId }: SignedIn,
  asked: Regeneration,
): Promise<SummaryDraft> {
  const writing = await takeRegeneration(services, userId, asked);
  return writeSummary(services, userId, writing, awaited());
}
