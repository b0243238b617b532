import { concurrencyLimiter } from '#server/platform/documents/concurrency-limiter.ts';
import { ResourceLimitError, runInWorker } from '#server/platform/documents/run-in-worker.ts';
import { unprocessable } from '#server/platform/errors.ts';
import type { Summary } from '#shared/contracts/summaries.ts';

export type PrintedSummary = Pick<
  Summary,
  'title' | 'subject' | 'keyPoints' | 'keyPointSources' | 'summary' | 'tags' | 'wordCount' | 'createdAt'
>;

/** What the thread is given. */
export interface PdfRequest {
  summary: PrintedSummary;
  /** Tells on which day the summary was written. */
  timeZone: string;
}

const usualBounds = { timeoutMs: 20_000, memoryMb: 512 };
const limited = concurrencyLimiter({ atOnce: 2, waiting: 50 });

/**
 * The summary typeset on A4 pages, in a thread of its own. Throws `pdf_too_heavy` (422) when that goes beyond its
 * bounds, and `QueueFullError` when too many wait.
 */
export async function summaryPdf(
  userId: string,
  { title, subject, keyPoints, keyPointSources, summary, tags, wordCount, createdAt }: PrintedSummary,
  timeZone: string,
  bounds = usualBounds,
): Promise<Buffer> {
  const request: PdfRequest = {
    summary: { title, subject, keyPoints, keyPointSources, summary, tags, wordCount, createdAt },
    timeZone,
  };
  try {
    const module = new URL('./pdf-worker.ts', import.meta.url);
    return Buffer.from(await limited(userId, () => runInWorker<Uint8Array>(module, request, bounds)));
  } catch (error) {
    if (error instanceof ResourceLimitError) throw unprocessable('summaries.pdf_too_heavy');
    throw error;
  }
}
