import { type ReactNode, useState } from 'react';
import { formatNumber } from '#shared/rules/text/format.ts';
import { Button } from '#web/ui/button.tsx';

type FewFirstProps<T> = {
  items: readonly T[];
  /** So many are seen at a glance. */
  few: number;
  /** What they are, when that isn't plain from the list: `semanas`. */
  many?: string;
  /** Draws the list. */
  children: (shown: readonly T[]) => ReactNode;
};

/** The first of many, and the rest when they are asked for. */
export function FewFirst<T>({ items, few, many, children }: FewFirstProps<T>) {
  const [isWhole, setIsWhole] = useState(false);
  const rest = items.length - few;
  // One alone takes no more room than the button that would show it.
  const hidden = isWhole || rest < 2 ? 0 : rest;
  return (
    <>
      {children(items.slice(0, items.length - hidden))}
      {hidden > 0 && (
        <Button
          size="sm"
          variant="quiet"
          className="-ms-3 mt-1 justify-self-start"
          onClick={() => setIsWhole(true)}
        >
          {['Mostrar mais', formatNumber(hidden), many].filter(Boolean).join(' ')}
        </Button>
      )}
    </>
  );
}
