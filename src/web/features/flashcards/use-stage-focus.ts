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
    if (!element || focused === element) return;
    if (focused && focused !== document.body && !element.contains(focused)) return;
    element.focus({ preventScroll: true });
  }, [stage, moment]);

  // Known from the last scroll: asked for after a change of scene, the page would be laid out for it once more.
  const isScrolled = useRef(false);
  useEffect(() => {
    const read = () => {
      isScrolled.current = window.scrollY > 0;
    };
    read();
    window.addEventListener('scroll', read, { passive: true });
    return () => window.removeEventListener('scroll', read);
  }, []);

  const shown = useRef(scene);
  useEffect(() => {
    if (shown.current === scene) return;
    shown.current = scene;
    if (!isScrolled.current) return;
    const top = stage.current?.getBoundingClientRect().top ?? headerHeight;
    if (top < headerHeight) stage.current?.scrollIntoView({ block: 'start' });
  }, [stage, scene]);
}
