import type { QueryClient } from '@tanstack/react-query';
import { type Flashcard, flashcardApi } from '#shared/contracts/flashcards.ts';
import type { CardGrade } from '#shared/rules/grade-card.ts';
import { callApi } from '#web/lib/api-client.ts';

// Apart from the rest of the API: it is all that a page without cards needs to send what was left.

/** How the keys of the queries that show cards begin. */
export const cardKeys = ['flashcards'] as const;

/** Everything that shows cards is out of date; what is on the screen is asked for again. */
export const refreshCards = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({ queryKey: cardKeys });

/** Longer than any answer takes: a call that hangs would keep those behind it waiting. */
const patience = () => ({ signal: AbortSignal.timeout(30_000) });

export interface SentAnswer {
  /** Made here: an answer that is sent again counts once. */
  id: string;
  result: CardGrade;
  /** Seconds. */
  timeSpent: number;
  /** ISO instant. */
  answeredAt: string;
}

/** Records an answer; answers the card as it is then. */
export async function sendAnswer(cardId: string, body: SentAnswer): Promise<Flashcard> {
  const input = { params: { id: cardId }, body };
  return (await callApi(flashcardApi.study, input, patience())).data.flashcard;
}

/** Takes the latest answer of a card back; answers the card as it was before. */
export async function withdrawAnswer(cardId: string, answerId: string): Promise<Flashcard> {
  const input = { params: { id: cardId, answerId } };
  return (await callApi(flashcardApi.withdraw, input, patience())).data.flashcard;
}
