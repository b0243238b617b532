import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { listingQuery } from '../api.ts';

/** As long as the router waits before it loads the page of a link. */
const intentMs = 50;

/** Loads a published plan when the student is about to open it: the events that a link is given. */
export function usePreload(id: string) {
  const client = useQueryClient();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const forget = () => clearTimeout(timer.current);
  const intend = () => {
    forget();
    timer.current = setTimeout(() => void client.prefetchQuery(listingQuery(id)), intentMs);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  return { onPointerEnter: intend, onPointerLeave: forget, onFocus: intend, onBlur: forget };
}
