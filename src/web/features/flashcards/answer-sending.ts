import type { QueryClient } from '@tanstack/react-query';
import type { Flashcard } from '#shared/contracts/flashcards.ts';
import { type ApiError, sentenceOf } from '#web/lib/api/api-error.ts';
import { maySpeakFor } from '#web/session/token-owner.ts';
import { createSender, keepSending } from '#web/sync/outbox-sender.ts';
import type { ToastApi } from '#web/ui/toast/use-toast.ts';
import { type Outbox, type OutboxMessage, outboxOf } from './answer-outbox.ts';
import { refreshCards, sendAnswer, withdrawAnswer } from './api.ts';
import { knowAnswer } from './due-ahead.ts';

interface Tell {
  onSent: (card: Flashcard) => void;
  onEmpty: () => void;
  onRefused: (error: ApiError) => void;
}

let sending: { userId: string; tell: Tell; kick: () => void } | null = null;

/** Sends the student's answers in the background from now on, on whatever screen, for as long as the page is open. */
export function startSending(userId: string, client: QueryClient, toast: ToastApi): void {
  const tell: Tell = {
    onSent: (card) => knowAnswer(client, userId, card),
    onEmpty: () => void refreshCards(client),
    onRefused: (error) => toast.error(sentenceOf(error, 'Uma resposta não pôde ser registrada.')),
  };
  if (sending?.userId !== userId) {
    sending = openSending(outboxOf(userId), tell);
    return;
  }
  sending.tell = tell;
  sending.kick();
}

function openSending(outbox: Outbox, tell: Tell) {
  const sender = createSender(outbox, {
    send: async (message) => opened.tell.onSent(await send(message)),
    maySend: () => maySpeakFor(outbox.userId),
    onEmpty: () => opened.tell.onEmpty(),
    // A card, or an answer, that is not there any more has nothing to be told.
    onRefused: (error) => error.status !== 404 && opened.tell.onRefused(error),
  });
  const opened = { userId: outbox.userId, tell, kick: () => void sender.kick() };
  keepSending(outbox, sender);
  return opened;
}

function send(message: OutboxMessage): Promise<Flashcard> {
  const { cardId, answerId } = message;
  if (message.kind === 'withdrawal') return withdrawAnswer(cardId, answerId);
  const { result, timeSpent, answeredAt } = message;
  return sendAnswer(cardId, { id: answerId, result, timeSpent, answeredAt });
}
