import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { type Flashcard, flashcardLimits } from '#shared/contracts/flashcards.ts';
import type { StudyDay } from '#shared/rules/time/study-day.ts';
import { isUnreachable } from '#web/lib/api/api-error.ts';
import { today } from '#web/lib/today.ts';
import { recallStale } from '#web/sync/offline-cache.ts';
import { dueAheadKeys, fetchDueCards } from './api.ts';
import { add, countKinds, noneToday } from './daily-limits.ts';
import type { Due } from './review-session.ts';

export interface DueAhead extends Due {
  /** The student's day on which it was asked for. */
  day: StudyDay;
}

/** The cards of the days to come, for when they can't be asked for. */
export const dueAheadQuery = (userId: string) =>
  queryOptions({
    queryKey: [...dueAheadKeys, userId],
    queryFn: async ({ signal }): Promise<DueAhead> => ({
      day: today(),
      ...(await fetchDueCards(signal, flashcardLimits.ahead)),
    }),
    staleTime: 60_000,
    gcTime: Number.POSITIVE_INFINITY,
  });

/** The cards due now; without a network those of them that were asked for before. Rejects when there are none. */
export async function fetchOrRecallDue(
  client: QueryClient,
  userId: string,
  signal: AbortSignal,
): Promise<Due> {
  try {
    return await fetchDueCards(signal);
  } catch (error) {
    if (!isUnreachable(error)) throw error;
    const query = dueAheadQuery(userId);
    const known =
      client.getQueryData(query.queryKey) ?? (await client.fetchQuery(query).catch(() => undefined));
    if (!known) throw error;
    return asOfToday(known);
  }
}

const asOfToday = (known: DueAhead): Due =>
  known.day === today() ? known : { ...known, answeredToday: noneToday };

/** The cards due now as far as this device knows, without asking; undefined when it knows of none. */
export async function recallDue(client: QueryClient, userId: string): Promise<Due | undefined> {
  const query = dueAheadQuery(userId);
  await recallStale(client, query);
  const known = client.getQueryData(query.queryKey);
  return known && asOfToday(known);
}

/** Has the cards of the days to come know an answer that the server has taken: `card` as it is since. */
export function knowAnswer(client: QueryClient, userId: string, card: Flashcard): void {
  const now = today();
  client.setQueryData(dueAheadQuery(userId).queryKey, (known) => {
    const before = known?.cards.find(({ id }) => id === card.id);
    if (!known || !before) return known;
    const isFirst = before.schedule.lastOn !== now && card.schedule.lastOn === now;
    return {
      ...known,
      cards: known.cards.map((other) => (other === before ? { ...card, studyHistory: [] } : other)),
      answeredToday: isFirst ? add(known.answeredToday, countKinds([before])) : known.answeredToday,
    };
  });
}
