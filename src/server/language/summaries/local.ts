import type { FastifyBaseLogger } from 'fastify';
import { concurrencyLimiter } from '#server/platform/documents/concurrency-limiter.ts';
import { ResourceLimitError, runInWorker } from '#server/platform/documents/run-in-worker.ts';
import { unprocessable } from '#server/platform/errors.ts';
import { type SourceText, summarise, type TextSummary } from './summarise.ts';
import type { SummaryWriter } from './summary-writer.ts';

/** Characters that are summarised in under 10 ms: about what starting a thread costs the one that starts it. */
const shortText = 1000;

const usualBounds = { timeoutMs: 20_000, memoryMb: 300 };
const limited = concurrencyLimiter({ atOnce: 2, waiting: 50 });

/**
 * Writes summaries by `summarise`, of a long text in a thread of its own; students take turns by `userId`. Throws
 * `text_too_heavy` (422) when that goes beyond its bounds, and `QueueFullError` when too many wait.
 */
export function localSummaryWriter(
  log: FastifyBaseLogger,
  userId: string,
  bounds = usualBounds,
): SummaryWriter {
  async function summariseApart(text: SourceText): Promise<TextSummary> {
    const characters = text.pages.reduce((sum, page) => sum + page.length, 0);
    if (characters <= shortText) return summarise(text);
    try {
      const module = new URL('./local-worker.ts', import.meta.url);
      return await limited(userId, () => runInWorker<TextSummary>(module, text, bounds));
    } catch (error) {
      if (!(error instanceof ResourceLimitError)) throw error;
      log.warn({ err: error }, 'text too heavy');
      throw unprocessable('summaries.text_too_heavy');
    }
  }

  return async ({ source: { pages, hasPages }, title, subject, maxWords, avoid }, progress) => {
    progress.reached('writing', 0, 0);
    // What a model has begun is not what comes of it.
    progress.wrote('');
    const { summary, keyPoints, tags } = await summariseApart({
      pages,
      title,
      subject,
      maxWords,
      ...(avoid && { avoid }),
    });
    return {
      summary,
      keyPoints: keyPoints.map(({ text }) => text),
      keyPointSources: keyPoints.map(({ sentence, page }) => ({ sentence, page: hasPages ? page : null })),
      tags,
    };
  };
}
