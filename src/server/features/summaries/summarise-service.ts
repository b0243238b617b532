import { type SummaryRequest, summarise, type TextSummary } from '#server/language/summaries/summarise.ts';
import { concurrencyLimiter } from '#server/platform/documents/concurrency-limiter.ts';
import { ResourceLimitError, runInWorker } from '#server/platform/documents/run-in-worker.ts';
import { unprocessable } from '#server/platform/errors.ts';
import type { Parts } from '#server/platform/parts.ts';

/** Characters that are summarised in under 10 ms: about what starting a thread costs the one that starts it. */
const shortText = 1000;

const usualBounds = { timeoutMs: 20_000, memoryMb: 300 };
const limited = concurrencyLimiter({ atOnce: 2, waiting: 50 });

/**
 * What `summarise` makes of a text, of a long one in a thread of its own. Throws `text_too_heavy` (422) when that
 * goes beyond its bounds, and `QueueFullError` when too many wait.
 */
export async function summariseText(
  { log }: Pick<Parts, 'log'>,
  userId: string,
  request: SummaryRequest,
  bounds = usualBounds,
): Promise<TextSummary> {
  const characters = request.pages.reduce((sum, page) => sum + page.length, 0);
  if (characters <= shortText) return summarise(request);
  try {
    const module = new URL('./summarise-worker.ts', import.meta.url);
    return await limited(userId, () => runInWorker<TextSummary>(module, request, bounds));
  } catch (error) {
    if (!(error instanceof ResourceLimitError)) throw error;
    log.warn({ err: error }, 'text too heavy');
    throw unprocessable('summaries.text_too_heavy');
  }
}
