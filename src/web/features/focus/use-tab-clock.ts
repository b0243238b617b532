import { useEffect } from 'react';
import { bareTitle } from '#web/lib/bare-title.ts';
import { faviconOf } from './timer/timer-favicon.ts';

/** Shows `clock` before the tab's name and in its icon; null gives both back to the page. */
export function useTabClock(clock: string | null, part: number): void {
  useEffect(() => {
    const bare = bareTitle();
    document.title = clock === null ? bare : `${clock} · ${bare}`;
  }, [clock]);
  useEffect(
    () => () => {
      document.title = bareTitle();
    },
    [],
  );
  const icon = clock === null ? null : faviconOf(clock, part);
  useEffect(() => {
    const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
    if (!link || icon === null) return;
    const own = link.href;
    link.href = icon;
    return () => {
      link.href = own;
    };
  }, [icon]);
}
