import { useMatches } from '@tanstack/react-router';
import { useEffect } from 'react';

/** Names the tab after the screen's route; stands before the screen, which may know a better name once it has loaded. */
export function ScreenTitle() {
  const id = useMatches({ select: (matches) => matches.at(-1)?.id });
  const title = useMatches({ select: (matches) => matches.at(-1)?.staticData.title });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another plan's screen has the same title, and left its own
  useEffect(() => {
    if (title) document.title = `${title} · Órbita`;
  }, [id, title]);
  return null;
}
