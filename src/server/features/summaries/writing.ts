import type { SummaryDraft, SummaryTask } from '#shared/contracts/summaries.ts';
import type { Length, SummarySource } from './request.ts';

/** What a summary is written from, and what it should be. */
export interface Writing {
  source: SummarySource;
  title: string;
  subject: string;
  length: Length;
  /** A summary of the same text that stands there now. */
  avoid?: string;
}

export type Written = Omit<SummaryDraft, 'wordCount' | 'compressionRate' | 'engine' | 'fallback'>;

/** Told how far the writing is, as often as it likes. */
export interface Progress {
  reached(step: SummaryTask['step'], done: number, total: number): void;
  /** What stands there of the summary so far. */
  wrote(soFar: string): void;
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
