import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** Pixels from the end that still count as the end. */
const slack = 48;

const fromEnd = ({ scrollHeight, scrollTop, clientHeight }: HTMLElement) =>
  scrollHeight - scrollTop - clientHeight;

const offsetOf = (element: Element, scroller: HTMLElement) =>
  element.getBoundingClientRect().top - scroller.getBoundingClientRect().top;

/**
 * Keeps a scroller at its end while what is in it grows, unless the student has scrolled up; what comes before `first`,
 * the key of the first item, moves nothing that is seen. `list` is the element that grows, its items are `data-item`.
 */
export function useStickToEnd(
  scroller: RefObject<HTMLElement | null>,
  list: RefObject<HTMLElement | null>,
  first: string | undefined,
) {
  const [isAtEnd, setIsAtEnd] = useState(true);
  const sticks = useRef(true);
  /** Where the reader was: how far down, and where the first item stood. */
  const seen = useRef<{ top: number; item: Element | null; offset: number }>({
    top: 0,
    item: null,
    offset: 0,
  });

  const remember = (element: HTMLElement) => {
    const item = element.querySelector('[data-item]');
    seen.current = { top: element.scrollTop, item, offset: item ? offsetOf(item, element) : 0 };
  };

  const toEnd = () => {
    const element = scroller.current;
    if (!element) return;
    element.scrollTop = element.scrollHeight;
    sticks.current = true;
    remember(element);
    setIsAtEnd(true);
  };

  const onScroll = () => {
    const element = scroller.current;
    if (!element) return;
    // What grows moves the end away, but never the reader up.
    const isStill = sticks.current && element.scrollTop >= seen.current.top;
    sticks.current = isStill || fromEnd(element) <= slack;
    remember(element);
    setIsAtEnd(sticks.current);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: another first item is what has to be made up for
  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const { item, offset } = seen.current;
    if (sticks.current) toEnd();
    else if (item?.isConnected) {
      // Nothing is left to do where the browser has done it.
      element.scrollTop += offsetOf(item, element) - offset;
      remember(element);
    }
  }, [first]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the elements stay for the life of the screen
  useEffect(() => {
    if (!list.current || !scroller.current || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(() => {
      if (sticks.current) toEnd();
    });
    observer.observe(list.current);
    observer.observe(scroller.current);
    return () => observer.disconnect();
  }, []);

  return { isAtEnd, toEnd, onScroll };
}
