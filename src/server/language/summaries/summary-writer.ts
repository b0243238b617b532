import type { SummaryDraft, SummaryTask } from '#shared/contracts/summaries.ts';

/** What is summarised: the text of each page (one for a text without pages), none for a title alone. */
export interface SummarySource {
  origin: 'text' | 'document' | 'title' | 'own';
  pages: string[];
  hasPages: boolean;
}

export interface SummaryRequest {
  source: SummarySource;
  title: string;
  subject: string;
  /** Words that the summary may have. */
  maxWords: number;
  /** A summary of the same text that stands there now, and that the new one should differ from. */
  avoid?: string;
}

export type WrittenSummary = Pick<SummaryDraft, 'summary' | 'keyPoints' | 'keyPointSources' | 'tags'>;

/** Told how far the writing is, as often as it likes. */
export interface Progress {
  reached(step: SummaryTask['step'], done: number, total: number): void;
  /** What stands there of the summary so far. */
  wrote(soFar: string): void;
}

/** An engine that writes summaries. */
export type SummaryWriter = (request: SummaryRequest, progress: Progress) => Promise<WrittenSummary>;
