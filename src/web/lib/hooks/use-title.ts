import { useEffect } from 'react';

/** Names the tab while the screen is shown. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · Órbita`;
  }, [title]);
}
