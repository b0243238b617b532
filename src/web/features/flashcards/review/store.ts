import type { Outbox } from '../answer-outbox.ts';
import type { ReviewSession } from '../review-session.ts';
import { type ReviewAction, reviewSession } from './actions.ts';
import { keepCards, keepProgress } from './review-storage.ts';

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

export function createReviewStore(outbox: Outbox, initial: ReviewSession): ReviewStore {
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
