import { runInWorker } from '#server/platform/documents/run-in-worker.ts';
import type { StudyPlan } from '#shared/contracts/study-plans.ts';

/** The plan typeset on A4 pages, in a thread of its own. */
export async function planPdf(plan: StudyPlan): Promise<Buffer> {
  const pages = await runInWorker<Uint8Array>(new URL('./pdf-worker.ts', import.meta.url), plan, {
    timeoutMs: 20_000,
    memoryMb: 256,
  });
  return Buffer.from(pages);
}
