import { useEffect, useRef } from 'react';

/** Calls `more` while the element that takes the answered ref is near the screen. */
export function useNearEnd(more: () => void) {
  const end = useRef<HTMLDivElement>(null);
  // Looked at anew after every change: what was added may end near the screen again.
  useEffect(() => {
    if (!end.current || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && more(),
      { rootMargin: '600px' },
    );
    observer.observe(end.current);
    return () => observer.disconnect();
  });
  return end;
}
