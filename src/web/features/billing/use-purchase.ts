import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { purchaseQuery } from './api.ts';
import { isWaiting } from './purchase-labels.ts';

const lookEveryMs = 2000;
const patienceMs = 5 * 60_000;

/**
 * Follows a purchase until it is decided. A page out of sight does not ask, and asks at once when it is back; after
 * five minutes only then, or when the student wants to know.
 */
export function usePurchase(id: string) {
  const [isWatching, setIsWatching] = useState(true);
  const query = useQuery({
    ...purchaseQuery(id),
    enabled: id !== '',
    refetchInterval: ({ state: { data } }) =>
      isWatching && data && isWaiting(data.state) ? lookEveryMs : false,
  });
  useEffect(() => {
    const timer = setTimeout(() => setIsWatching(false), patienceMs);
    return () => clearTimeout(timer);
  }, []);
  return { ...query, isWatching };
}
