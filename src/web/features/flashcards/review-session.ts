import type { Preferences } from '#shared/contracts/accounts.ts';
import type { AnsweredToday, Flashcard } from '#shared/contracts/flashcards.ts';
import type { CardGrade } from '#shared/rules/card-grades.ts';
import type { ExamWeights } from '#shared/rules/exam-order.ts';
import type { CardSchedule } from '#shared/rules/grade-card.ts';
import type { StudyDay } from '#shared/rules/time/study-day.ts';
import { type DailyLimits, noneToday, withinLimits } from './daily-limits.ts';

/** Who reviews, and how. */
export interface Reviewer {
  userId: string;
  preferences: Preferences['review'];
  /** The exam that orders the review; without one, cards come as they are due. */
  exam?: ExamWeights | null;
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
