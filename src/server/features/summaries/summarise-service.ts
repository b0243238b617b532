import { runInWorker, TooMuchError } from '#server/platform/documents/run-in-worker.ts';
import { takingTurns } from '#server/platform/documents/taking-turns.ts';
import { unprocessable } from '#server/platform/errors.ts';
import type { Parts } from '#server/platform/parts.ts';
import { type SummaryRequest, summarise, type TextSummary } from './summarise/summarise.ts';

/** Characters that are summarised in under 10 ms: about what starting a thread costs the one that starts it. */
const shortText = 1000;

const usualBounds = { timeoutMs: 20_000, memoryMb: 300 };
const inTurn = takingTurns({ atOnce: 2, waiting: 50 });

/**
 * What `summarise` makes of a text, of a long one in a thread of its own. Throws `text_too_heavy` (422) when that
 * goes beyond its bounds and `common.unavailable` (503) when too many wait for their turn.
 */
export async function summariseText(
  { log }: Pick<Parts, 'log'>,
  request: SummaryRequest,
  bounds = usualBounds,
): Promise<TextSummary> {
  const characters = request.pages.reduce((sum, page) => sum + page.length, 0);
  if (characters <= shortText) return summarise(request);
  try {
    const module = new URL('./summarise-worker.ts', import.meta.url);
    return await inTurn(() => runInWorker<TextSummary>(module, request, bounds));
  } catch (error) {
    if (!(error instanceof TooMuchError)) throw error;
    log.warn({ err: error }, 'text too heavy');
    throw unprocessable('summaries.text_too_heavy');
  }
}
