import { todayOf } from '#server/features/accounts/service.ts';
import type { SignedIn } from '#server/platform/auth/tokens.ts';
import type { Services } from '#server/platform/services.ts';
import { findCardsAbout, findDueCards } from './about-queries.ts';

export interface CardAbout {
  id: string;
  question: string;
  answer: string;
  subject: string;
}

/** The student's cards about something, given by its folded words, best first; without words those that are due. */
export function cardsAbout(
  services: Services,
  student: SignedIn,
  words: readonly string[],
  limit: number,
): Promise<CardAbout[]> {
  const { db } = services;
  return words.length > 0
    ? findCardsAbout(db, student.userId, words, limit)
    : findDueCards(db, student.userId, todayOf(services, student), limit);
}
