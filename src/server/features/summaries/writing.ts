import type { SummaryDraft, SummaryTask } from '#shared/contracts/summaries.ts';
import type { SummarySource } from './request.ts';

/** What a summary is written from, and what it should be. */
export interface Writing {
  source: SummarySource;
  title: string;
  subject: string;
  maxWords: number;
  /** A summary of the same text that stands there now. */
  avoid?: string;
}

export type Written = Omit<SummaryDraft, 'wordCount' | 'compressionRate'>;

/** Told how far the writing is, as often as it likes. */
export interface Progress {
  reached(step: SummaryTask['step'], done: number, total: number): void;
  /** What stands there of the summary so far. */
  wrote(soFar: string): void;
}

export const nobodyWatches: Progress = { reached: () => {}, wrote: () => {} };
