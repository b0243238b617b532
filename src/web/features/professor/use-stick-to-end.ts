import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** Pixels from the end that still count as the end. */
const slack = 48;

const fromEnd = ({ scrollHeight, scrollTop, clientHeight }: HTMLElement) =>
  scrollHeight - scrollTop - clientHeight;

/**
 * Keeps a scroller at its end while what is in it grows, unless the student has scrolled up; what is put before `first`
 * moves nothing that is seen. `list` is the element that grows.
 */
export function useStickToEnd(
  scroller: RefObject<HTMLElement | null>,
  list: RefObject<HTMLElement | null>,
  first: string | undefined,
) {
  const [isAtEnd, setIsAtEnd] = useState(true);
  const seen = useRef({ sticks: true, top: 0, rest: 0 });

  const toEnd = () => {
    const element = scroller.current;
    if (!element) return;
    element.scrollTop = element.scrollHeight;
    seen.current = { sticks: true, top: element.scrollTop, rest: element.scrollHeight - element.scrollTop };
    setIsAtEnd(true);
  };

  const onScroll = () => {
    const element = scroller.current;
    if (!element) return;
    const before = seen.current;
    const isNear = fromEnd(element) <= slack;
    // What grows moves the end away, but never the reader up.
    const sticks = isNear || (before.sticks && element.scrollTop >= before.top);
    seen.current = { sticks, top: element.scrollTop, rest: element.scrollHeight - element.scrollTop };
    setIsAtEnd(sticks);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: another first message is what has to be made up for
  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return;
    if (seen.current.sticks) toEnd();
    else element.scrollTop = element.scrollHeight - seen.current.rest;
  }, [first]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the elements stay for the life of the screen
  useEffect(() => {
    if (!list.current || !scroller.current || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(() => {
      if (seen.current.sticks) toEnd();
    });
    observer.observe(list.current);
    observer.observe(scroller.current);
    return () => observer.disconnect();
  }, []);

  return { isAtEnd, toEnd, onScroll };
}
