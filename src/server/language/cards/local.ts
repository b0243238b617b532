import type { FastifyBaseLogger } from 'fastify';
import { openCatalogue } from '#server/language/wish/catalogue.ts';
import { readField } from '#server/language/wish/read-field.ts';
import { concurrencyLimiter } from '#server/platform/documents/concurrency-limiter.ts';
import { ResourceLimitError, runInWorker } from '#server/platform/documents/run-in-worker.ts';
import { unprocessable } from '#server/platform/errors.ts';
import type { CardWriter, WrittenCards } from './card-writer.ts';
import { makeCards } from './make-cards.ts';

/** Characters that are read in under 10 ms: about what starting a thread costs the one that starts it. */
const shortText = 5000;

const usualBounds = { timeoutMs: 10_000, memoryMb: 128 };
const limited = concurrencyLimiter({ atOnce: 2, waiting: 50 });

/**
 * Writes cards by `makeCards` with the terms of the text's field, from a long text in a thread of its own; students
 * take turns by `userId`. Throws `text_too_heavy` (422) when that goes beyond its bounds, and `QueueFullError` when
 * too many wait.
 */
export function localCardWriter(log: FastifyBaseLogger, userId: string, bounds = usualBounds): CardWriter {
  return async (request) => {
    const terms = await readField(request.text, await openCatalogue());
    if (request.text.length <= shortText) return makeCards(request.text, request.count, terms);
    try {
      const module = new URL('./local-worker.ts', import.meta.url);
      return await limited(userId, () => runInWorker<WrittenCards>(module, { ...request, terms }, bounds));
    } catch (error) {
      if (!(error instanceof ResourceLimitError)) throw error;
      log.warn({ err: error }, 'text too heavy');
      throw unprocessable('flashcards.text_too_heavy');
    }
  };
}
