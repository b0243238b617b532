import type { Flashcard } from '#shared/contracts/flashcards.ts';

/** How many cards a day's session takes; from the profile. */
export interface DailyLimits {
  newPerDay: number;
  reviewsPerDay: number;
}

/** Cards answered for the first time today, by what they were before. */
export interface AnsweredToday {
  newCards: number;
  reviews: number;
}

export const noneToday: AnsweredToday = { newCards: 0, reviews: 0 };

/** Whether a card was never answered. */
const isNew = ({ schedule }: Pick<Flashcard, 'schedule'>): boolean => schedule.lastOn === null;

/** Due cards that the day still has room for, and those that wait, both in the order given. */
export function withinLimits(
  cards: readonly Flashcard[],
  { newPerDay, reviewsPerDay }: DailyLimits,
  answered: AnsweredToday,
): { queue: Flashcard[]; waiting: Flashcard[] } {
  const room = { new: newPerDay - answered.newCards, review: reviewsPerDay - answered.reviews };
  const queue: Flashcard[] = [];
  const waiting: Flashcard[] = [];
  for (const card of cards) {
    const kind = isNew(card) ? 'new' : 'review';
    if (room[kind] > 0) {
      room[kind] -= 1;
      queue.push(card);
    } else waiting.push(card);
  }
  return { queue, waiting };
}

/** The next portion of waiting cards: as many as a day's limits, or all when these allow none of them. */
export function nextPortion(
  cards: readonly Flashcard[],
  limits: DailyLimits,
): { queue: Flashcard[]; waiting: Flashcard[] } {
  const portion = withinLimits(cards, limits, noneToday);
  return portion.queue.length > 0 ? portion : { queue: [...cards], waiting: [] };
}
