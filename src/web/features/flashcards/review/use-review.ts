import { useEffect, useState, useSyncExternalStore } from 'react';
import { v7 as uuidv7 } from 'uuid';
import type { Preferences } from '#shared/contracts/accounts.ts';
import type { Flashcard } from '#shared/contracts/flashcards.ts';
import type { CardGrade } from '#shared/rules/grade-card.ts';
import { today } from '#web/lib/today.ts';
import { outboxOf } from '../answer-outbox.ts';
import { cardOf, type ReviewSession } from '../review-session.ts';
import { keepCards, leaveReview } from './review-storage.ts';
import { createReviewStore, type ReviewStore } from './store.ts';

/** Who reviews, and how. */
export interface Reviewer {
  userId: string;
  preferences: Preferences['review'];
}

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
