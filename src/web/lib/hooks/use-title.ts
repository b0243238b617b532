import { useEffect } from 'react';

/** Names the tab while the screen is shown. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · Órbita`;
  }, [title]);
}

/** The tab's name without the running timer before it. */
export const bareTitle = (): string => document.title.replace(/^(?:\d+:)?\d\d:\d\d · /, '');
