import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { sentenceOf } from '#web/lib/api-error.ts';
import { today } from '#web/lib/today.ts';
import { useToast } from '#web/ui/use-toast.ts';
import { startSession } from '../review-session.ts';
import { reviewSession } from './actions.ts';
import { loadDueCards } from './use-due-cards.ts';
import type { Review, Reviewer } from './use-review.ts';

/** What follows a finished session: the cards due by now, or those over the daily limits. */
export function useMoreCards(reviewer: Reviewer, { store }: Review) {
  const [isBusy, setIsBusy] = useState(false);
  const [isNothingLeft, setIsNothingLeft] = useState(false);
  const toast = useToast();
  const client = useQueryClient();

  async function fetchMore(isOverLimits: boolean) {
    const { preferences } = reviewer;
    setIsBusy(true);
    try {
      const due = await loadDueCards(client, reviewer, AbortSignal.timeout(30_000));
      const started = startSession(due, today(), preferences);
      const next = isOverLimits ? reviewSession(started, { type: 'extend', limits: preferences }) : started;
      setIsNothingLeft(next.queue.length === 0);
      if (next.queue.length > 0) store.restart(next);
    } catch (error) {
      toast.error(sentenceOf(error, 'Não foi possível buscar os flashcards. Tente novamente.'));
    } finally {
      setIsBusy(false);
    }
  }

  const extend = () => {
    if (store.get().waiting.length === 0) return void fetchMore(true);
    store.dispatch({ type: 'extend', limits: reviewer.preferences });
  };

  return { isBusy, isNothingLeft, restart: () => void fetchMore(false), extend };
}
