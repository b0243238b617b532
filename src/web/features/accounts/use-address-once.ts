import { useRouter } from '@tanstack/react-router';
import { useLayoutEffect, useState } from 'react';

/**
 * What `read` finds in the query of the address the screen was opened with. The address is cleaned before the
 * screen is painted: secrets in it would stay in the history and in what is shared.
 */
export function useAddressOnce<T>(read: (search: string) => T): T {
  const { history } = useRouter();
  const [found] = useState(() => read(history.location.search));
  useLayoutEffect(() => {
    history.replace(history.location.pathname);
    history.flush();
  }, [history]);
  return found;
}

/** The token in the query of a mailed link; null without one. */
export const readToken = (search: string): string | null => new URLSearchParams(search).get('token') || null;
