import { type ReactNode, useState } from 'react';
import { formatNumber } from '#shared/rules/text/format.ts';
import { Button } from '#web/ui/button.tsx';

type FewFirstProps<T> = {
  items: readonly T[];
  /** So many are seen at a glance. */
  few: number;
  /** Draws the list. */
  children: (shown: readonly T[]) => ReactNode;
};

/** The first of many, and the rest when they are asked for. */
export function FewFirst<T>({ items, few, children }: FewFirstProps<T>) {
  const [isWhole, setIsWhole] = useState(false);
  const hidden = isWhole ? 0 : Math.max(0, items.length - few);
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
          {`Mostrar mais ${formatNumber(hidden)}`}
        </Button>
      )}
    </>
  );
}
