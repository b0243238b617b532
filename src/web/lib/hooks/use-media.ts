import { useSyncExternalStore } from 'react';

/** Whether a media query holds, such as `(min-width: 64rem)`; `fallback` where there is no screen to ask. */
export function useMedia(query: string, fallback: boolean): boolean {
  return useSyncExternalStore(
    (listener) => {
      const media = window.matchMedia?.(query);
      media?.addEventListener('change', listener);
      return () => media?.removeEventListener('change', listener);
    },
    () => window.matchMedia?.(query).matches ?? fallback,
  );
}
