import { concurrencyLimiter } from '#server/platform/documents/concurrency-limiter.ts';
import { ResourceLimitError, runInWorker } from '#server/platform/documents/run-in-worker.ts';
import { unprocessable } from '#server/platform/errors.ts';
import type { StudyPlan } from '#shared/contracts/study-plans.ts';

const usualBounds = { timeoutMs: 20_000, memoryMb: 256 };
const limited = concurrencyLimiter({ atOnce: 2, waiting: 50 });

/**
 * The plan typeset on A4 pages, in a thread of its own. Throws `pdf_too_heavy` (422) when that goes beyond its bounds,
 * and `QueueFullError` when too many wait.
 */
export async function planPdf(userId: string, plan: StudyPlan, bounds = usualBounds): Promise<Buffer> {
  try {
    const module = new URL('./pdf-worker.ts', import.meta.url);
    return Buffer.from(await limited(userId, () => runInWorker<Uint8Array>(module, plan, bounds)));
  } catch (error) {
    if (error instanceof ResourceLimitError) throw unprocessable('study_plans.pdf_too_heavy');
    throw error;
  }
}
