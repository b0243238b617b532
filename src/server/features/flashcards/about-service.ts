import { todayOf } from '#server/features/accounts/service.ts';
import type { SignedIn } from '#server/platform/auth/tokens.ts';
import type { AnyWords } from '#server/platform/database/search-words.ts';
import type { Services } from '#server/platform/services.ts';
import { addDays } from '#shared/rules/time/study-day.ts';
import {
  findCardsAbout,
  findCardsOfDecks,
  findDueCards,
  listMissedCards,
  listWeakDecks,
} from './about-queries.ts';
import { listDecks } from './queries.ts';

export interface CardAbout {
  id: string;
  question: string;
  answer: string;
  subject: string;
  deck: string;
}

/** The student's cards about something, given by its folded words, best first. */
export const cardsAbout = (
  { db }: Services,
  { userId }: SignedIn,
  words: AnyWords,
  limit: number,
): Promise<CardAbout[]> => findCardsAbout(db, userId, words, limit);

/** The cards that are due, the longest first. */
export const dueCards = (services: Services, student: SignedIn, limit: number): Promise<CardAbout[]> =>
  findDueCards(services.db, student.userId, todayOf(services, student), limit);

/** Cards of some decks. */
export const cardsOfDecks = async (
  { db }: Services,
  { userId }: SignedIn,
  decks: readonly string[],
  limit: number,
): Promise<CardAbout[]> => (decks.length === 0 ? [] : findCardsOfDecks(db, userId, decks, limit));

/** The student's decks with how many cards they have. */
export async function deckNames(
  services: Services,
  student: SignedIn,
): Promise<{ name: string; cards: number }[]> {
  const decks = await listDecks(services.db, student.userId, todayOf(services, student));
  return decks.map(({ deck, total }) => ({ name: deck, cards: total }));
}

const weakDays = 30;
const mostWeak = 3;
const mostMissed = 5;

/** Decks with the most wrong answers of the last weeks. */
export const weakDecks = (services: Services, student: SignedIn) =>
  listWeakDecks(services.db, student.userId, addDays(todayOf(services, student), -weakDays), mostWeak);

/** The cards that were last answered wrong, of the last weeks. */
export const missedCards = (services: Services, student: SignedIn) =>
  listMissedCards(services.db, student.userId, addDays(todayOf(services, student), -weakDays), mostMissed);
