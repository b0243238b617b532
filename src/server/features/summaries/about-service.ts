import type { SignedIn } from '#server/platform/auth/tokens.ts';
import type { Services } from '#server/platform/services.ts';
import { findSummariesAbout } from './about-queries.ts';

export interface SummaryAbout {
  id: string;
  title: string;
  summary: string;
  /** The beginning of the text that it was written from; empty without one. */
  original: string;
}

/** The student's summaries that have any of some folded words, best first. */
export const summariesAbout = (
  { db }: Services,
  { userId }: SignedIn,
  words: readonly string[],
  limit: number,
): Promise<SummaryAbout[]> => findSummariesAbout(db, userId, words, limit);
