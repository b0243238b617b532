import type { Preferences } from '#shared/contracts/accounts.ts';
import type { AnsweredToday, Flashcard } from '#shared/contracts/flashcards.ts';
import type { CardGrade, CardSchedule } from '#shared/rules/grade-card.ts';
import type { StudyDay } from '#shared/rules/time/study-day.ts';

/** Who reviews, and how. */
export interface Reviewer {
  userId: string;
  preferences: Preferences['review'];
}

/** One answer of a session, with what takes it back. */
export interface ReviewAnswer {
  /** Made here: the server counts it once, however often it is sent. */
  id: string;
  cardId: string;
  grade: CardGrade;
  /** Seconds, 0 to 3600. */
  timeSpent: number;
  /** ISO instant. */
  answeredAt: string;
  before: CardSchedule;
}

export interface ReviewSession {
  /** Of the latest answer; the one it began on before the first. */
  day: StudyDay;
  phase: 'question' | 'answer' | 'feedback';
  /** The side that is up; the back only once the answer was asked for. */
  face: 'front' | 'back';
  /** Another number for every card that comes to the front. */
  turn: number;
  /** Ids; the card in front first, and none twice. */
  queue: readonly string[];
  /** Ids of due cards over the daily limits. */
  waiting: readonly string[];
  /** Due cards that were not even fetched. */
  beyond: number;
  /** Cards that were asked for on top of the daily limits. */
  extra: AnsweredToday;
  cards: Readonly<Record<string, Flashcard>>;
  /** Where answers left the cards they were given to; they win over `cards`. */
  schedules: Readonly<Record<string, CardSchedule>>;
  /** Ids of cards that were suspended meanwhile. */
  dropped: readonly string[];
  /** Cards of the session, those done included. */
  total: number;
  /** The latest, oldest first: what can be taken back. */
  answers: readonly ReviewAnswer[];
  counts: Readonly<Record<CardGrade, number>>;
  /** Of all answers. */
  seconds: number;
}

/** The cards due on a day. */
export interface Due {
  cards: readonly Flashcard[];
  /** Due cards that were not fetched. */
  beyond: number;
  /** Cards answered on that day, here or anywhere. */
  answeredToday: AnsweredToday;
}

/** A session over the due cards, as far as the day has room for them. */
export function startSession(
  { cards, beyond, answeredToday }: Due,
  day: StudyDay,
  limits: DailyLimits,
): ReviewSession {
  const { queue, waiting } = withinLimits(cards, limits, answeredToday);
  return {
    day,
    phase: 'question',
    face: 'front',
    turn: 0,
    queue: queue.map(({ id }) => id),
    waiting: waiting.map(({ id }) => id),
    beyond,
    extra: noneToday,
    cards: Object.fromEntries(cards.map((card) => [card.id, card])),
    schedules: {},
    dropped: [],
    total: queue.length,
    answers: [],
    counts: { incorrect: 0, hard: 0, correct: 0 },
    seconds: 0,
  };
}

export const isFinished = ({ queue }: ReviewSession): boolean => queue.length === 0;

/** Which card of the session is in front, from 1; one that returns keeps its place. */
export const positionOf = ({ total, queue }: ReviewSession): number =>
  Math.min(total, total - queue.length + 1);

/** `3 de 20`. */
export const placeWords = (session: ReviewSession): string => `${positionOf(session)} de ${session.total}`;

/** Due cards that this session leaves for tomorrow. */
export const countWaiting = ({ waiting, beyond }: ReviewSession): number => waiting.length + beyond;

/** A card as the session's answers left it. */
export function cardOf({ cards, schedules }: ReviewSession, id: string): Flashcard | undefined {
  const card = cards[id];
  const schedule = schedules[id];
  return card && schedule ? { ...card, schedule } : card;
}

/** As `cardOf`, those that are known. */
export const cardsOf = (session: ReviewSession, ids: readonly string[]): Flashcard[] =>
  ids.flatMap((id) => cardOf(session, id) ?? []);

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
