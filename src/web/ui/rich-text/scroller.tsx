import { clsx } from 'clsx';
import { type ReactNode, useRef } from 'react';
import { useOverflow } from './use-overflow.ts';

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
