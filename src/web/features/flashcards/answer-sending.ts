import type { Flashcard } from '#shared/contracts/flashcards.ts';
import { sentenceOf } from '#web/lib/api/api-error.ts';
import { maySpeakFor } from '#web/session/session.ts';
import { createSender, type Sender } from '#web/sync/outbox-sender.ts';
import type { SyncServices } from '#web/sync/start.ts';
import { type OutboxMessage, outboxOf } from './answer-outbox.ts';
import { refreshCards, sendAnswer, withdrawAnswer } from './api.ts';
import { knowAnswer } from './due-ahead.ts';

/** What sends the student's answers. */
export const openAnswerSender = (userId: string, { client, toast }: SyncServices): Sender =>
  createSender(outboxOf(userId), {
    send: async (message) => knowAnswer(client, userId, await send(message)),
    maySend: () => maySpeakFor(userId),
    onEmpty: () => void refreshCards(client),
    onRefused: (error) => {
      // A card, or an answer, that is not there any more has nothing to be told.
      if (error.status !== 404) toast.error(sentenceOf(error, 'Uma resposta não pôde ser registrada.'));
    },
  });

function send(message: OutboxMessage): Promise<Flashcard> {
  const { cardId, answerId } = message;
  if (message.kind === 'withdrawal') return withdrawAnswer(cardId, answerId);
  const { result, timeSpent, answeredAt } = message;
  return sendAnswer(cardId, { id: answerId, result, timeSpent, answeredAt });
}
