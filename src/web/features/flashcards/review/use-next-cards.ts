import { useQueryClient } from '@tanstack/react-query';
import { formatNumber } from '#web/lib/format.ts';
import { flashcardsQuery } from '../api.ts';
import { comingWords } from '../card-labels.ts';
import { cardOf, type ReviewSession } from '../review-session.ts';
import { nextDue } from './due-cards.ts';

/** When the next cards come, in words, as far as this browser knows without asking; null when it doesn't. */
export function useNextCards(session: ReviewSession): string | null {
  const client = useQueryClient();
  const { queryKey } = flashcardsQuery;
  const isFresh = client.getQueryState(queryKey)?.isInvalidated === false;
  const all = isFresh ? (client.getQueryData(queryKey) ?? []) : [];
  // The session knows better what became of its own cards.
  const others = all.filter(({ id }) => session.schedules[id] === undefined);
  const own = Object.keys(session.schedules).flatMap((id) => cardOf(session, id) ?? []);
  const next = nextDue([...own, ...others], session.day);
  if (!next) return null;
  const coming = comingWords(next.day, session.day);
  return next.count === 1
    ? `O próximo chega ${coming}.`
    : `Os próximos ${formatNumber(next.count)} chegam ${coming}.`;
}
