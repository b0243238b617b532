import { useEffect, useState, useSyncExternalStore } from 'react';
import { v7 as uuidv7 } from 'uuid';
import type { Flashcard } from '#shared/contracts/flashcards.ts';
import type { CardGrade } from '#shared/rules/grade-card.ts';
import type { StudyDay } from '#shared/rules/time/study-day.ts';
import { contractsVersion } from '#web/lib/contracts-version.ts';
import { storage } from '#web/lib/storage.ts';
import { today } from '#web/lib/today.ts';
import { type Outbox, outboxOf } from '../answer-outbox.ts';
import { cardOf, isFinished, type Reviewer, type ReviewSession } from '../review-session.ts';
import { type ReviewAction, reviewSession } from './actions.ts';

export interface Review {
  session: ReviewSession;
  /** The card in front. */
  card: Flashcard | undefined;
  store: ReviewStore;
  grade: (grade: CardGrade) => void;
}

/** A session that goes on from `initial`; what is finished is let go of when the screen is left. */
export function useReview({ userId, preferences }: Reviewer, initial: ReviewSession): Review {
  const [store] = useState(() => createReviewStore(outboxOf(userId), initial));
  const session = useSyncExternalStore(store.subscribe, store.get);
  useEffect(() => {
    keepCards(userId, store.get());
    return () => leaveReview(userId, store.get());
  }, [userId, store]);

  const grade = (given: CardGrade) => {
    const answer = {
      // Not crypto.randomUUID: it exists on secure origins only.
      id: uuidv7(),
      grade: given,
      timeSpent: store.secondsShown(),
      answeredAt: new Date().toISOString(),
    };
    store.dispatch({ type: 'grade', answer, day: today(), retention: preferences.retention });
  };
  return { session, card: cardOf(session, session.queue[0] ?? ''), store, grade };
}

/** A session that remembers itself in this browser and tells the outbox what was answered. */
export interface ReviewStore {
  get: () => ReviewSession;
  subscribe: (listener: () => void) => () => void;
  /** Seconds since the card in front came there, 0 to 3600. */
  secondsShown: () => number;
  dispatch: (action: ReviewAction) => void;
  /** Begins another session. */
  restart: (session: ReviewSession) => void;
}

const longest = 3600;

function createReviewStore(outbox: Outbox, initial: ReviewSession): ReviewStore {
  const { userId } = outbox;
  let session = initial;
  let shownAt = Date.now();
  const listeners = new Set<() => void>();

  const become = (next: ReviewSession) => {
    const before = session;
    session = next;
    if (next.queue[0] !== before.queue[0] || next.turn !== before.turn) shownAt = Date.now();
    if (next.cards !== before.cards) keepCards(userId, next);
    for (const listener of listeners) listener();
  };

  return {
    get: () => session,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    secondsShown: () => Math.min(longest, Math.max(0, Math.round((Date.now() - shownAt) / 1000))),
    dispatch: (action) => {
      const before = session;
      const next = reviewSession(before, action);
      // What means nothing changes nothing: a key pressed twice answers one card.
      if (next === before) return;
      const given = next.answers.at(-1);
      if (action.type === 'grade' && given) {
        const { id: answerId, cardId, grade: result, timeSpent, answeredAt } = given;
        outbox.addAnswer({ answerId, cardId, result, timeSpent, answeredAt });
      }
      const undone = before.answers.at(-1);
      if (action.type === 'undo' && undone) outbox.undoAnswer({ answerId: undone.id, cardId: undone.cardId });
      if (action.type !== 'flip') keepProgress(userId, next);
      become(next);
    },
    restart: (next) => {
      keepProgress(userId, next);
      become(next);
    },
  };
}

/** A session of another shape is not resumed: the number is raised with every change of `ReviewSession`. */
const shape = `${contractsVersion} 1`;

interface Progress extends Omit<ReviewSession, 'phase' | 'face' | 'turn' | 'cards'> {
  shape: string;
  isAnswered: boolean;
}

const progressKey = (userId: string) => `flashcardReview.${userId}`;
// Apart from the progress, which is written at every answer and has to stay small.
const cardsKey = (userId: string) => `flashcardReviewCards.${userId}`;

function read<T>(key: string): T | null {
  try {
    return JSON.parse(storage.get(key) ?? 'null');
  } catch {
    return null;
  }
}

/** The session of `day` that this browser keeps. A card whose feedback was on the screen is done with. */
export function readReview(userId: string, day: StudyDay): ReviewSession | null {
  const progress = read<Progress>(progressKey(userId));
  if (progress?.shape !== shape || progress.day !== day) return null;
  const cards = read<ReviewSession['cards']>(cardsKey(userId));
  const { shape: _shape, isAnswered, ...rest } = progress;
  if (!cards || ![...rest.queue, ...rest.waiting].every((id) => Object.hasOwn(cards, id))) return null;
  return {
    ...rest,
    phase: isAnswered ? 'feedback' : 'question',
    face: isAnswered ? 'back' : 'front',
    turn: 0,
    cards,
  };
}

/** Keeps where the session stands, without its cards. */
function keepProgress(userId: string, session: ReviewSession): void {
  const { phase, face, turn, cards, ...rest } = session;
  const progress: Progress = { ...rest, shape, isAnswered: phase === 'feedback' };
  storage.set(progressKey(userId), JSON.stringify(progress));
}

/** Keeps the cards of a session; too many for the browser are not kept, and the session then not resumed. */
function keepCards(userId: string, { cards }: ReviewSession): void {
  storage.remove(cardsKey(userId));
  storage.set(cardsKey(userId), JSON.stringify(cards));
}

/** Lets go of a session that is finished. */
function leaveReview(userId: string, session: ReviewSession): void {
  if (!isFinished(session)) return;
  storage.remove(progressKey(userId));
  storage.remove(cardsKey(userId));
}
