import { defaultRangeExtractor, type Range } from '@tanstack/react-virtual';
import { type FocusEvent, type KeyboardEvent, useCallback, useState } from 'react';
import { flushSync } from 'react-dom';

const rowOf = (element: EventTarget) => {
  const row = (element as Element).closest?.('[data-index]');
  return row ? Number(row.getAttribute('data-index')) : null;
};

/** Where a key leads from row `index` of `count`; null for keys that lead nowhere. */
function goalOf(key: string, index: number, count: number): number | null {
  if (key === 'ArrowDown') return Math.min(count - 1, index + 1);
  if (key === 'ArrowUp') return Math.max(0, index - 1);
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : null;
}

/**
 * Keyboard in a virtual list of `count` rows (`data-index`): arrows, Home and End move between rows, to the element
 * with `data-row-focus`; the row that holds the focus stays in the page however far it is scrolled away.
 */
export function useFocusedRow(count: number) {
  const [focused, setFocused] = useState<number | null>(null);
  const rangeExtractor = useCallback(
    (range: Range) => {
      const shown = defaultRangeExtractor(range);
      if (focused === null || focused >= range.count || shown.includes(focused)) return shown;
      return [...shown, focused].sort((a, b) => a - b);
    },
    [focused],
  );

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const index = rowOf(event.target);
    if (index === null || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    const goal = goalOf(event.key, index, count);
    if (goal === null) return;
    event.preventDefault();
    flushSync(() => setFocused(goal));
    event.currentTarget.querySelector<HTMLElement>(`[data-index="${goal}"] [data-row-focus]`)?.focus();
  };

  return {
    rangeExtractor,
    listeners: {
      onKeyDown,
      onFocus: ({ target }: FocusEvent<HTMLElement>) => setFocused(rowOf(target)),
      onBlur: () => setFocused(null),
    },
  };
}
