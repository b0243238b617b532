import type { Flashcard } from '#shared/contracts/flashcards.ts';
import { type CardGrade, type CardSchedule, gradeOn } from '#shared/rules/grade-card.ts';
import type { StudyDay } from '#shared/rules/study-day.ts';
import {
  type AnsweredToday,
  type DailyLimits,
  nextPortion,
  noneToday,
  withinLimits,
} from './daily-limits.ts';

/** One answer of a session, with what takes it back. */
export interface ReviewAnswer {
  /** Made here: the server counts it once, however often it is sent. */
  id: string;
  cardId: string;
  grade: CardGrade;
  kind: 'review' | 'relearn';
  /** Seconds, 0 to 3600. */
  timeSpent: number;
  /** ISO instant. */
  answeredAt: string;
  before: CardSchedule;
}

export interface ReviewSession {
  /** The day whose answers `answeredToday` counts. */
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
  answeredToday: AnsweredToday;
}

export type ReviewAction =
  | { type: 'flip' }
  | { type: 'grade'; answer: NewAnswer; day: StudyDay; retention: number }
  | { type: 'next' }
  | { type: 'undo' }
  /** More of the waiting cards, as many as a day's limits. */
  | { type: 'extend'; limits: DailyLimits }
  | { type: 'drop'; cardId: string }
  | { type: 'putBack'; cardId: string }
  /** What the server has by now; `isComplete` when a card that is not there is not due. */
  | { type: 'refresh'; cards: readonly Flashcard[]; isComplete: boolean };

type NewAnswer = Pick<ReviewAnswer, 'id' | 'grade' | 'timeSpent' | 'answeredAt'>;

/** Other cards that come before one that was answered incorrectly returns; fewer when fewer are left. */
const returnsAfter = 10;
/** Answers that can be taken back; flashcardLimits.undo promises 50. */
const answersKept = 200;

interface Due {
  cards: readonly Flashcard[];
  /** Due cards that were not fetched. */
  beyond: number;
}

/** A session over the due cards, as far as the day has room for them. */
export function startSession(
  { cards, beyond }: Due,
  day: StudyDay,
  limits: DailyLimits,
  answeredToday: AnsweredToday,
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
    cards: Object.fromEntries(cards.map((card) => [card.id, card])),
    schedules: {},
    dropped: [],
    total: queue.length,
    answers: [],
    counts: { incorrect: 0, hard: 0, correct: 0 },
    seconds: 0,
    answeredToday,
  };
}

export const isFinished = ({ queue }: ReviewSession): boolean => queue.length === 0;

/** Which card of the session is in front, from 1; one that returns keeps its place. */
export const positionOf = ({ total, queue }: ReviewSession): number =>
  Math.min(total, total - queue.length + 1);

/** Due cards that this session leaves for tomorrow. */
export const countWaiting = ({ waiting, beyond }: ReviewSession): number => waiting.length + beyond;

/** A card as the session's answers left it. */
export function cardOf({ cards, schedules }: ReviewSession, id: string): Flashcard | undefined {
  const card = cards[id];
  const schedule = schedules[id];
  return card && schedule ? { ...card, schedule } : card;
}

/** The session after `action`; the same object when the action means nothing in it. */
export function reviewSession(session: ReviewSession, action: ReviewAction): ReviewSession {
  switch (action.type) {
    case 'flip':
      return flip(session);
    case 'grade':
      return grade(session, action);
    case 'next':
      return next(session);
    case 'undo':
      return undo(session);
    case 'extend':
      return extend(session, action.limits);
    case 'drop':
      return drop(session, action.cardId);
    case 'putBack':
      return putBack(session, action.cardId);
    case 'refresh':
      return refresh(session, action);
  }
}

const toFront = (
  session: ReviewSession,
  queue: readonly string[],
): Pick<ReviewSession, 'queue' | 'phase' | 'face' | 'turn'> => ({
  queue,
  phase: 'question',
  face: 'front',
  turn: session.turn + 1,
});

function flip(session: ReviewSession): ReviewSession {
  if (isFinished(session) || session.phase === 'feedback') return session;
  return { ...session, phase: 'answer', face: session.face === 'front' ? 'back' : 'front' };
}

function grade(
  session: ReviewSession,
  { answer, day, retention }: Extract<ReviewAction, { type: 'grade' }>,
): ReviewSession {
  const card = session.phase === 'answer' ? cardOf(session, session.queue[0] ?? '') : undefined;
  if (!card) return session;
  const { card: schedule, log } = gradeOn(card.schedule, answer.grade, day, retention);
  const given: ReviewAnswer = { ...answer, cardId: card.id, kind: log.kind, before: card.schedule };
  const soFar = day === session.day ? session.answeredToday : noneToday;
  return {
    ...session,
    day,
    phase: 'feedback',
    face: 'back',
    schedules: { ...session.schedules, [card.id]: schedule },
    answers: [...session.answers, given].slice(-answersKept),
    ...counted(session, given, 1),
    answeredToday: countedToday(soFar, given, 1),
  };
}

function counted(session: ReviewSession, { grade, timeSpent }: ReviewAnswer, by: 1 | -1) {
  return {
    counts: { ...session.counts, [grade]: session.counts[grade] + by },
    seconds: session.seconds + by * timeSpent,
  };
}

/** Further answers of the same day to a card take no room of the day. */
function countedToday(today: AnsweredToday, { kind, before }: ReviewAnswer, by: 1 | -1): AnsweredToday {
  if (kind === 'relearn') return today;
  const which = before.lastOn === null ? 'newCards' : 'reviews';
  return { ...today, [which]: Math.max(0, today[which] + by) };
}

function next(session: ReviewSession): ReviewSession {
  const answer = session.answers.at(-1);
  if (session.phase !== 'feedback' || !answer) return session;
  const rest = session.queue.slice(1);
  if (answer.grade === 'incorrect') rest.splice(returnsAfter, 0, answer.cardId);
  return { ...session, ...toFront(session, rest) };
}

function undo(session: ReviewSession): ReviewSession {
  const answer = session.answers.at(-1);
  if (!answer) return session;
  const others = session.queue.filter((id) => id !== answer.cardId);
  const isDropped = session.dropped.includes(answer.cardId);
  return {
    ...session,
    ...toFront(session, isDropped ? others : [answer.cardId, ...others]),
    // Kept even when it equals the card: what was answered here is not the server's to judge.
    schedules: { ...session.schedules, [answer.cardId]: answer.before },
    answers: session.answers.slice(0, -1),
    ...counted(session, answer, -1),
    answeredToday: countedToday(session.answeredToday, answer, -1),
  };
}

function extend(session: ReviewSession, limits: DailyLimits): ReviewSession {
  const waiting = session.waiting.flatMap((id) => cardOf(session, id) ?? []);
  const portion = nextPortion(waiting, limits);
  if (portion.queue.length === 0) return session;
  const queue = [...session.queue, ...portion.queue.map(({ id }) => id)];
  return {
    ...session,
    ...(isFinished(session) ? toFront(session, queue) : { queue }),
    waiting: portion.waiting.map(({ id }) => id),
    total: session.total + portion.queue.length,
  };
}

function drop(session: ReviewSession, cardId: string): ReviewSession {
  const queue = session.queue.filter((id) => id !== cardId);
  if (queue.length === session.queue.length) return session;
  const isFront = session.queue[0] === cardId;
  return {
    ...session,
    ...(isFront ? toFront(session, queue) : { queue }),
    dropped: [...session.dropped, cardId],
    total: session.total - 1,
  };
}

function putBack(session: ReviewSession, cardId: string): ReviewSession {
  if (!session.dropped.includes(cardId)) return session;
  return {
    ...session,
    ...toFront(session, [cardId, ...session.queue]),
    dropped: session.dropped.filter((id) => id !== cardId),
    total: session.total + 1,
  };
}

/** Takes edited texts over; cards that are no longer due leave, unless they were answered here. */
function refresh(
  session: ReviewSession,
  { cards: found, isComplete }: Extract<ReviewAction, { type: 'refresh' }>,
): ReviewSession {
  const known = found.filter(({ id }) => session.cards[id] !== undefined);
  const present = new Set(known.map(({ id }) => id));
  const stays = (id: string) => !isComplete || present.has(id) || session.schedules[id] !== undefined;
  const queue = session.queue.filter(stays);
  const isFrontGone = queue[0] !== session.queue[0];
  return {
    ...session,
    ...(isFrontGone ? toFront(session, queue) : { queue }),
    waiting: session.waiting.filter(stays),
    cards: { ...session.cards, ...Object.fromEntries(known.map((card) => [card.id, card])) },
    total: session.total - (session.queue.length - queue.length),
  };
}
