import { makeCards } from '#server/language/cards/make-cards.ts';
import { concurrencyLimiter } from '#server/platform/documents/concurrency-limiter.ts';
import { ResourceLimitError, runInWorker } from '#server/platform/documents/run-in-worker.ts';
import { unprocessable } from '#server/platform/errors.ts';
import type { Parts } from '#server/platform/parts.ts';
import type { GenerateTask } from './generate-worker.ts';

type Generated = ReturnType<typeof makeCards>;

/** Characters that are read in under 10 ms: about what starting a thread costs the one that starts it. */
const shortText = 5000;

const usualBounds = { timeoutMs: 10_000, memoryMb: 128 };
const limited = concurrencyLimiter({ atOnce: 2, waiting: 50 });

/**
 * The cards of `makeCards`, a long text's made in a thread of their own. Throws `text_too_heavy` (422) when that
 * goes beyond its bounds, and `QueueFullError` when too many wait.
 */
export async function generateCards(
  { log }: Pick<Parts, 'log'>,
  userId: string,
  task: GenerateTask,
  bounds = usualBounds,
): Promise<Generated> {
  if (task.text.length <= shortText) return makeCards(task.text, task.count);
  try {
    const module = new URL('./generate-worker.ts', import.meta.url);
    return await limited(userId, () => runInWorker<Generated>(module, task, bounds));
  } catch (error) {
    if (!(error instanceof ResourceLimitError)) throw error;
    log.warn({ err: error }, 'text too heavy');
    throw unprocessable('flashcards.text_too_heavy');
  }
}
