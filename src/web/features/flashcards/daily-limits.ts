import type { AnsweredToday, Flashcard } from '#shared/contracts/flashcards.ts';

/** How many cards a day's session takes; from the profile. */
export interface DailyLimits {
  newPerDay: number;
  reviewsPerDay: number;
}

export const noneToday: AnsweredToday = { newCards: 0, reviews: 0 };

/** Which of the two limits a card falls under. */
const kindOf = ({ schedule }: Pick<Flashcard, 'schedule'>): keyof AnsweredToday =>
  schedule.lastOn === null ? 'newCards' : 'reviews';

interface Portion {
  queue: readonly Flashcard[];
  waiting: readonly Flashcard[];
}

/** Due cards that the day still has room for, and those that wait, both in the order given. */
export function withinLimits(
  cards: readonly Flashcard[],
  { newPerDay, reviewsPerDay }: DailyLimits,
  answered: AnsweredToday,
): Portion {
  const room = { newCards: newPerDay - answered.newCards, reviews: reviewsPerDay - answered.reviews };
  const queue: Flashcard[] = [];
  const waiting: Flashcard[] = [];
  for (const card of cards) {
    const kind = kindOf(card);
    if (room[kind] > 0) {
      room[kind] -= 1;
      queue.push(card);
    } else waiting.push(card);
  }
  return { queue, waiting };
}

/** The next portion of waiting cards: as many as a day's limits, or all when these allow none of them. */
export function nextPortion(cards: readonly Flashcard[], limits: DailyLimits): Portion {
  const portion = withinLimits(cards, limits, noneToday);
  return portion.queue.length > 0 ? portion : { queue: cards, waiting: [] };
}

export function countKinds(cards: readonly Pick<Flashcard, 'schedule'>[]): AnsweredToday {
  const reviews = cards.filter((card) => kindOf(card) === 'reviews').length;
  return { newCards: cards.length - reviews, reviews };
}

export const add = (one: AnsweredToday, other: AnsweredToday): AnsweredToday => ({
  newCards: one.newCards + other.newCards,
  reviews: one.reviews + other.reviews,
});

export const subtract = (from: AnsweredToday, other: AnsweredToday): AnsweredToday => ({
  newCards: from.newCards - other.newCards,
  reviews: from.reviews - other.reviews,
});
