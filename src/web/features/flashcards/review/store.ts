import { useEffect, useState, useSyncExternalStore } from 'react';
import { v7 as uuidv7 } from 'uuid';
import type { Flashcard } from '#shared/contracts/flashcards.ts';
import type { CardGrade } from '#shared/rules/card-grades.ts';
import { today } from '#web/lib/today.ts';
import { type Outbox, outboxOf } from '../answer-outbox.ts';
import { cardOf, type Reviewer, type ReviewSession } from '../review-session.ts';
import { type ReviewAction, reviewSession } from './actions.ts';
import { keepCards, keepProgress, leaveReview } from './storage.ts';

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
