import { type RefObject, useEffect, useRef } from 'react';

/** The sticky header; what is scrolled into view stops below it (base.css, scroll-padding-top). */
const headerHeight = 80;

/**
 * After each change of `moment`, takes the focus back to the stage when it was within it or on what has gone; after
 * each change of `scene`, brings the top of the stage into view.
 */
export function useStageFocus(stage: RefObject<HTMLElement | null>, moment: string, scene: string): void {
  const last = useRef(moment);
  useEffect(() => {
    if (last.current === moment) return;
    last.current = moment;
    const element = stage.current;
    const focused = document.activeElement;
    if (!element || (focused && focused !== document.body && !element.contains(focused))) return;
    element.focus({ preventScroll: true });
  }, [stage, moment]);

  const shown = useRef(scene);
  useEffect(() => {
    if (shown.current === scene) return;
    shown.current = scene;
    const top = stage.current?.getBoundingClientRect().top ?? headerHeight;
    // Read and written only when a long card was scrolled: otherwise nothing has to move.
    if (window.scrollY > 0 && top < headerHeight) stage.current?.scrollIntoView({ block: 'start' });
  }, [stage, scene]);
}
