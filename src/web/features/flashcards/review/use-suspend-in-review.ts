import { useQueryClient } from '@tanstack/react-query';
import { sentenceOf } from '#web/lib/api-error.ts';
import { useToast } from '#web/ui/use-toast.ts';
import { setSuspended } from '../api.ts';
import type { ReviewStore } from './store.ts';

/** Takes a card out of the session and out of every review to come, until it is reactivated. */
export function useSuspendInReview({ dispatch }: ReviewStore): (cardId: string) => void {
  const client = useQueryClient();
  const toast = useToast();
  const failed = (error: unknown) =>
    toast.error(sentenceOf(error, 'Não foi possível mudar o cartão. Tente novamente.'));

  async function reactivate(cardId: string) {
    try {
      await setSuspended(client, cardId, false);
      dispatch({ type: 'putBack', cardId });
    } catch (error) {
      failed(error);
    }
  }

  async function suspend(cardId: string) {
    dispatch({ type: 'drop', cardId });
    try {
      await setSuspended(client, cardId, true);
      toast.success('Cartão suspenso.', { undo: () => void reactivate(cardId) });
    } catch (error) {
      dispatch({ type: 'putBack', cardId });
      failed(error);
    }
  }

  return (cardId) => void suspend(cardId);
}
