import type { Progress, SummaryRequest } from '#server/language/summaries/summary-writer.ts';
import type { Length } from './request.ts';

/** What a summary is written from, and what it should be. */
export interface SummaryToWrite extends Omit<SummaryRequest, 'maxWords'> {
  length: Length;
}

/** Who waits for a summary. */
export interface Watched {
  signal: AbortSignal;
  /** How long the model may take: the local engine needs the rest. */
  modelMs: number;
  progress: Progress;
}

const patienceMs = 90_000;

/** Somebody waits for the answer, and sees nothing before it. */
export const awaited = (): Watched => ({
  signal: AbortSignal.timeout(patienceMs),
  modelMs: patienceMs * 0.75,
  progress: { reached: () => {}, wrote: () => {} },
});
