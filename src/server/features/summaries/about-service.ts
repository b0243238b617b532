import type { SignedIn } from '#server/platform/auth/tokens.ts';
import type { AnyWords } from '#server/platform/database/search-words.ts';
import type { Services } from '#server/platform/services.ts';
import { findSummariesAbout, listSummaryNames } from './about-queries.ts';

export interface SummaryAbout {
  id: string;
  title: string;
  subject: string;
  summary: string;
  /** The beginning of the text that it was written from; empty without one. */
  original: string;
}

/** The student's summaries that have any of some folded words, best first. */
export const summariesAbout = (
  { db }: Services,
  { userId }: SignedIn,
  words: AnyWords,
  limit: number,
): Promise<SummaryAbout[]> => findSummariesAbout(db, userId, words, limit);

const mostNames = 100;

/** The newest of the student's summaries, by name. */
export const summaryNames = ({ db }: Services, { userId }: SignedIn) =>
  listSummaryNames(db, userId, mostNames);
