import { runInWorker, TooMuchError } from '#server/platform/documents/run-in-worker.ts';
import { takingTurns } from '#server/platform/documents/taking-turns.ts';
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
const inTurn = takingTurns({ atOnce: 2, waiting: 50 });

/**
 * The summary typeset on A4 pages, in a thread of its own. Throws `pdf_too_heavy` (422) when that goes beyond its
 * bounds and `common.unavailable` (503) when too many wait for their turn.
 */
export async function summaryPdf(
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
    return Buffer.from(await inTurn(() => runInWorker<Uint8Array>(module, request, bounds)));
  } catch (error) {
    if (error instanceof TooMuchError) throw unprocessable('summaries.pdf_too_heavy');
    throw error;
  }
}
