import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { flashcardStatsApi } from '#shared/contracts/flashcard-stats.ts';
import {
  type CreateFlashcardInput,
  type Flashcard,
  type FromSummary,
  type FromText,
  flashcardApi,
  flashcardLimits,
  type UpdateFlashcard,
} from '#shared/contracts/flashcards.ts';
import type { CardGrade } from '#shared/rules/card-grades.ts';
import { callApi } from '#web/lib/api/api-client.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { today } from '#web/lib/today.ts';
import type { Due } from './review-session.ts';

/** How the keys of the queries that show cards begin. */
const cardKeys = ['flashcards'] as const;

/** And those of the days to come, kept for a time without a network. */
export const dueAheadKeys = ['flashcard-review', 'ahead'] as const;

const changeDueAhead = (client: QueryClient, change: (cards: readonly Flashcard[]) => readonly Flashcard[]) =>
  client.setQueriesData<Due>(
    { queryKey: dueAheadKeys },
    (due) => due && { ...due, cards: change(due.cards) },
  );

/** Everything that shows cards is out of date; what is on the screen is asked for again. */
export const refreshCards = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({ queryKey: cardKeys });

const strange = 'O servidor respondeu em um formato inesperado. Tente novamente mais tarde.';

async function fetchCards(query: { page?: number; limit?: number }, signal: AbortSignal) {
  const { data, count } = await callApi(flashcardApi.list, { query }, { signal });
  if (!Array.isArray(data?.flashcards)) throw new ApiError(200, strange);
  return { cards: data.flashcards, count };
}

/** All of the student's cards, newest first: what one answer doesn't hold comes by pages. */
export const flashcardsQuery = queryOptions({
  queryKey: [...cardKeys, 'list'],
  queryFn: async ({ signal }) => {
    const { max: limit } = flashcardLimits.page;
    const first = await fetchCards({}, signal);
    // A card made meanwhile moves the others on by one, over the end of a page.
    const all = new Map(first.cards.map((card) => [card.id, card]));
    for (let page = Math.floor(all.size / limit) + 1; all.size < first.count; page++) {
      const { cards } = await fetchCards({ page, limit }, signal);
      if (cards.length === 0) break;
      for (const card of cards) all.set(card.id, card);
    }
    return [...all.values()];
  },
});

/** The decks with their cards counted. */
export const decksQuery = queryOptions({
  queryKey: [...cardKeys, 'decks'],
  queryFn: async ({ signal }) => (await callApi(flashcardApi.decks, {}, { signal })).data.decks,
});

export const fetchStats = (signal: AbortSignal) => callApi(flashcardApi.stats, {}, { signal });

/** Everything that the statistics page shows. */
export const flashcardStatsDetailsQuery = queryOptions({
  queryKey: [...cardKeys, 'stats', 'details'],
  queryFn: async ({ signal }) => (await callApi(flashcardStatsApi.details, {}, { signal })).data.stats,
});

/** One card with its history. */
export const flashcardQuery = (cardId: string) =>
  queryOptions({
    queryKey: [...cardKeys, 'card', cardId],
    queryFn: async ({ signal }) => {
      const { data } = await callApi(flashcardApi.detail, { params: { id: cardId } }, { signal });
      if (!data?.flashcard) throw new ApiError(200, strange);
      return data.flashcard;
    },
  });

/** Puts one card where it is shown, and the rest out of date. */
export function keepCard(client: QueryClient, card: Flashcard): void {
  client.setQueryData(flashcardQuery(card.id).queryKey, card);
  client.setQueryData(flashcardsQuery.queryKey, (cards) =>
    cards?.map((other) => (other.id === card.id ? { ...card, studyHistory: [] } : other)),
  );
  changeDueAhead(client, (cards) =>
    cards.map((other) => (other.id === card.id ? { ...card, studyHistory: [] } : other)),
  );
}

/** Cards from a text, kept by nobody yet. */
export const proposeCards = (body: FromText) => callApi(flashcardApi.propose, { body });

/** Cards from a summary, kept by nobody yet. */
export const proposeSummaryCards = (body: FromSummary) => callApi(flashcardApi.proposeFromSummary, { body });

export function useCreateFlashcards() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (cards: CreateFlashcardInput[]) =>
      (await callApi(flashcardApi.keep, { body: { cards } })).data.flashcards,
    onSuccess: () => void refreshCards(client),
  });
}

export function useCreateFlashcard() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (body: CreateFlashcardInput) =>
      (await callApi(flashcardApi.create, { body })).data.flashcard,
    onSuccess: () => void refreshCards(client),
  });
}

/** A change to one card: what the server answers is shown at once, the rest asked for again. */
function useCardChange<Input>(change: (input: Input) => Promise<Flashcard>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: (card) => {
      keepCard(client, card);
      void refreshCards(client);
    },
  });
}

export const useUpdateFlashcard = (cardId: string) =>
  useCardChange(
    async (body: UpdateFlashcard) =>
      (await callApi(flashcardApi.update, { params: { id: cardId }, body })).data.flashcard,
  );

/** Records an answer and reloads the card. */
export const useStudyFlashcard = (cardId: string) =>
  useCardChange((answer: SentAnswer) => sendAnswer(cardId, answer));

/** Takes an answer back and reloads the card. */
export const useWithdrawAnswer = (cardId: string) =>
  useCardChange((answerId: string) => withdrawAnswer(cardId, answerId));

/** Takes a card out of the reviews, or back into them. */
export async function setSuspended(client: QueryClient, cardId: string, suspended: boolean): Promise<void> {
  const input = { params: { id: cardId }, body: { suspended } };
  keepCard(client, (await callApi(flashcardApi.update, input)).data.flashcard);
  await refreshCards(client);
}

/** Takes deleted cards out of the list at once. Their own queries are let go of: asked for again, they are not there. */
async function forgetCards(client: QueryClient, ids: readonly string[]): Promise<void> {
  const gone = new Set(ids);
  await client.cancelQueries({ queryKey: flashcardsQuery.queryKey });
  client.setQueryData(flashcardsQuery.queryKey, (cards) => cards?.filter(({ id }) => !gone.has(id)));
  changeDueAhead(client, (cards) => cards.filter(({ id }) => !gone.has(id)));
  const isGone = ({ queryKey: [, kind, id] }: { queryKey: readonly unknown[] }) =>
    kind === 'card' && gone.has(String(id));
  client.removeQueries({ queryKey: cardKeys, predicate: (query) => isGone(query) && !query.isActive() });
  void client.invalidateQueries({ queryKey: cardKeys, predicate: (query) => !isGone(query) });
}

export function useDeleteFlashcards() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (ids: string[]) => callApi(flashcardApi.removeMany, { body: { ids } }),
    onSuccess: (_, ids) => forgetCards(client, ids),
  });
}

export function useDeleteFlashcard(cardId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => callApi(flashcardApi.remove, { params: { id: cardId } }),
    onSuccess: () => forgetCards(client, [cardId]),
  });
}

/**
 * Due cards, the longest due first, as many as a session can hold, how many more there are, and how many were answered
 * today; with `ahead`, the cards of so many days after today too.
 */
export async function fetchDueCards(signal: AbortSignal, ahead?: number): Promise<Due> {
  const { max: limit } = flashcardLimits.page;
  const answer = await callApi(flashcardApi.review, { query: { page: 1, limit, ahead } }, { signal });
  const { data, count, answeredToday } = answer;
  if (!Array.isArray(data?.flashcards) || !answeredToday) throw new ApiError(200, strange);
  const cards = data.flashcards;
  const now = today();
  const due = ahead ? cards.filter(({ schedule }) => schedule.dueOn <= now).length : cards.length;
  return { cards, beyond: Math.max(0, count - due), answeredToday };
}

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
