import { todayOf } from '#server/features/accounts/service.ts';
import type { SignedIn } from '#server/platform/auth/tokens.ts';
import type { Parts } from '#server/platform/parts.ts';
import { findCardsAbout, findDueCards } from './about-queries.ts';

export interface CardAbout {
  id: string;
  question: string;
  answer: string;
  subject: string;
}

/** The student's cards about something, given by its folded words, best first; without words those that are due. */
export function cardsAbout(
  parts: Parts,
  student: SignedIn,
  words: readonly string[],
  limit: number,
): Promise<CardAbout[]> {
  const { db } = parts;
  return words.length > 0
    ? findCardsAbout(db, student.userId, words, limit)
    : findDueCards(db, student.userId, todayOf(parts, student), limit);
}
