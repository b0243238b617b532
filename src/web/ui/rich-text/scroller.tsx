import { clsx } from 'clsx';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';

interface ScrollerProps {
  /** What it is, for a screen reader that enters it. */
  label: string;
  children: ReactNode;
  className?: string;
  as?: 'div' | 'span';
}

/** Scrolls sideways what is too wide; only then the keyboard can enter it. */
export function Scroller({ label, children, className, as: Tag = 'div' }: ScrollerProps) {
  const ref = useRef<HTMLDivElement & HTMLSpanElement>(null);
  const overflows = useOverflow(ref);
  return (
    <Tag
      ref={ref}
      className={clsx('overflow-x-auto overflow-y-hidden', className)}
      {...(overflows && { tabIndex: 0, role: 'group', 'aria-label': label })}
    >
      {children}
    </Tag>
  );
}

/** Whether what is in an element is wider than it, now and after each change of its size. */
function useOverflow(ref: RefObject<HTMLElement | null>): boolean {
  const [overflows, setOverflows] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(() => setOverflows(element.scrollWidth > element.clientWidth + 1));
    for (const watched of [element, ...element.children]) observer.observe(watched);
    return () => observer.disconnect();
  }, [ref]);
  return overflows;
}
