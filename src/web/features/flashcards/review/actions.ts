import type { Flashcard } from '#shared/contracts/flashcards.ts';
import type { ExamWeights } from '#shared/rules/exam-order.ts';
import { gradeOn } from '#shared/rules/grade-card.ts';
import type { StudyDay } from '#shared/rules/time/study-day.ts';
import { add, countKinds, type DailyLimits, nextPortion, subtract, withinLimits } from '../daily-limits.ts';
import {
  cardOf,
  cardsOf,
  type Due,
  isFinished,
  type ReviewAnswer,
  type ReviewSession,
} from '../review-session.ts';
import { arrange } from './arrange.ts';

export type ReviewAction =
  | { type: 'flip' }
  | { type: 'grade'; answer: NewAnswer; day: StudyDay; retention: number }
  | { type: 'next' }
  | { type: 'undo' }
  /** More of the waiting cards, as many as a day's limits. */
  | { type: 'extend'; limits: DailyLimits }
  /** By the exam from here on, or as cards are due; the card in front stays. */
  | { type: 'arrange'; exam: ExamWeights | null; retention: number }
  | { type: 'drop'; cardId: string }
  | { type: 'putBack'; cardId: string }
  | { type: 'edited'; cards: readonly Flashcard[] }
  /** What is due by now, and the room that other devices and pages have left of the day. */
  | { type: 'refresh'; due: Due; limits: DailyLimits };

type NewAnswer = Pick<ReviewAnswer, 'id' | 'grade' | 'timeSpent' | 'answeredAt'>;

/** Other cards that come before one that was answered incorrectly returns; fewer when fewer are left. */
const returnsAfter = 10;
/** Answers that can be taken back; flashcardLimits.undo promises 50. */
const answersKept = 200;

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
    case 'arrange':
      return arrange(session, action.exam, action.retention);
    case 'drop':
      return drop(session, action.cardId);
    case 'putBack':
      return putBack(session, action.cardId);
    case 'edited':
      return edited(session, action.cards);
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
  const { card: schedule } = gradeOn(card.schedule, answer.grade, day, retention);
  const given: ReviewAnswer = { ...answer, cardId: card.id, before: card.schedule };
  return {
    ...session,
    day,
    phase: 'feedback',
    face: 'back',
    schedules: { ...session.schedules, [card.id]: schedule },
    answers: [...session.answers, given].slice(-answersKept),
    ...counted(session, given, 1),
  };
}

function counted(session: ReviewSession, { grade, timeSpent }: ReviewAnswer, by: 1 | -1) {
  return {
    counts: { ...session.counts, [grade]: session.counts[grade] + by },
    seconds: session.seconds + by * timeSpent,
  };
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
  };
}

function extend(session: ReviewSession, limits: DailyLimits): ReviewSession {
  const portion = nextPortion(cardsOf(session, session.waiting), limits);
  if (portion.queue.length === 0) return session;
  const queue = [...session.queue, ...portion.queue.map(({ id }) => id)];
  return {
    ...session,
    ...(isFinished(session) ? toFront(session, queue) : { queue }),
    waiting: portion.waiting.map(({ id }) => id),
    extra: add(session.extra, countKinds(portion.queue)),
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

/** Takes the cards of the session over as they read now. */
function edited(session: ReviewSession, found: readonly Flashcard[]): ReviewSession {
  const known = found.filter(({ id }) => session.cards[id] !== undefined);
  return {
    ...session,
    cards: { ...session.cards, ...Object.fromEntries(known.map((card) => [card.id, card])) },
  };
}

/**
 * Cards that are no longer due leave, those that have become due come last, and those that the day has no room for any
 * more wait; what was answered here stays in any case.
 */
function refresh(
  before: ReviewSession,
  { due, limits }: Extract<ReviewAction, { type: 'refresh' }>,
): ReviewSession {
  const fresh = due.cards.filter(({ id }) => before.cards[id] === undefined);
  const known = { ...before.cards, ...Object.fromEntries(fresh.map((card) => [card.id, card])) };
  const session = edited({ ...before, cards: known }, due.cards);
  const present = new Set(due.cards.map(({ id }) => id));
  const isOwn = (id: string) => session.schedules[id] !== undefined;
  const stays = (id: string) => due.beyond > 0 || present.has(id) || isOwn(id);
  const whole = [...session.queue, ...fresh.map(({ id }) => id)].filter(stays);
  // Due when it was asked for, answered since.
  const since = due.cards.filter(({ id }) => session.schedules[id]?.lastOn === session.day);
  const answered = subtract(add(due.answeredToday, countKinds(since)), session.extra);
  const others = whole.filter((id) => !isOwn(id));
  const over = withinLimits(cardsOf(session, others), limits, answered).waiting.map(({ id }) => id);
  const queue = whole.filter((id) => !over.includes(id));
  const isFrontGone = queue[0] !== session.queue[0];
  return {
    ...session,
    ...(isFrontGone ? toFront(session, queue) : { queue }),
    waiting: [...over, ...session.waiting.filter(stays)],
    beyond: due.beyond,
    total: session.total - (session.queue.length - queue.length),
  };
}
