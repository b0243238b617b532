import { type QueryClient, QueryObserver, queryOptions, useQuery } from '@tanstack/react-query';
import { today } from '#web/lib/today.ts';
import { outboxOf } from '../answer-outbox.ts';
import { fetchOrRecallDue } from '../due-ahead.ts';
import type { Due } from '../review-session.ts';
import { withUnsent } from './due-cards.ts';
import type { Reviewer } from './use-review.ts';

/** The cards due now, as they are once what this browser has still to send is counted. */
export async function loadDueCards(
  client: QueryClient,
  { userId, preferences }: Reviewer,
  signal: AbortSignal,
): Promise<Due> {
  const outbox = outboxOf(userId);
  await outbox.ready;
  // Before the call: an answer that arrives meanwhile may not be known to what comes back.
  const letters = outbox.list();
  const withdrawn = new Set(
    letters.filter(({ kind }) => kind === 'withdrawal').map(({ answerId }) => answerId),
  );
  const unsent = letters.flatMap((letter) =>
    letter.kind === 'answer' && !withdrawn.has(letter.answerId)
      ? [{ cardId: letter.cardId, grade: letter.result, day: dayOf(letter.answeredAt) }]
      : [],
  );
  const due = await fetchOrRecallDue(client, userId, signal);
  return withUnsent(due, unsent, today(), preferences.retention);
}

const dayOf = (instant: string) => today(new Date(instant));

const justNowMs = 3000;

/** Asked for whenever the review is opened, never behind the student's back. */
const dueCardsQuery = (reviewer: Reviewer) =>
  queryOptions({
    queryKey: ['flashcard-review', reviewer.userId],
    queryFn: ({ client, signal }) => loadDueCards(client, reviewer, signal),
    // Only what came just before the screen was drawn.
    staleTime: justNowMs,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });

export const useDueCards = (reviewer: Reviewer) => useQuery(dueCardsQuery(reviewer));

/** Loads the due cards for a screen that is drawn just after; they are let go of when it is not. */
export async function loadDueCardsEarly(client: QueryClient, reviewer: Reviewer): Promise<void> {
  const stop = new QueryObserver(client, dueCardsQuery(reviewer)).subscribe(() => {});
  setTimeout(stop, justNowMs);
  await client.prefetchQuery(dueCardsQuery(reviewer));
}
