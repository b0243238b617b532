import { useLocation, useRouter } from '@tanstack/react-router';
import type { MouseEvent } from 'react';

/** For the link back to the list: whoever came from there finds it as it was, page, filters and place on it. */
export function useWayBack() {
  const { history } = useRouter();
  const isFromList = useLocation({ select: ({ state }) => state.isFromList });
  return (event: MouseEvent) => {
    const opensElsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (!isFromList || opensElsewhere) return;
    event.preventDefault();
    history.back();
  };
}
