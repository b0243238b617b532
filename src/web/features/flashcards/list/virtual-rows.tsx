import {
  defaultRangeExtractor,
  type Range,
  useWindowVirtualizer,
  type VirtualItem,
} from '@tanstack/react-virtual';
import { clsx } from 'clsx';
import {
  type FocusEvent,
  type KeyboardEvent,
  useCallback,
  useEffect,
  useLayoutEffect,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import type { StudyDay } from '#shared/rules/time/study-day.ts';
import { CardItem, GroupHeading } from './row.tsx';
import { heightOf, type Row } from './rows.ts';
import type { Selection } from './selection.ts';

type VirtualRowsProps = {
  rows: readonly Row[];
  today: StudyDay;
  /** Undefined while nothing is being selected. */
  selected: Selection['selected'] | undefined;
  onSelect: Selection['mark'];
  onToggle: (key: string) => void;
};

/** Of all rows, those near the screen: five thousand cards scroll as lightly as fifty. */
export function VirtualRows({ rows, today, selected, onSelect, onToggle }: VirtualRowsProps) {
  const [list, setList] = useState<HTMLUListElement | null>(null);
  const scrollMargin = useTopOf(list, rows);
  const { rangeExtractor, listeners } = useFocusedRow(rows.length);
  const [sizes] = useState(keptRowSizes);
  // Another function would make it add up all heights again.
  const getItemKey = useCallback((index: number) => `${rows[index]?.kind} ${rows[index]?.key}`, [rows]);
  const virtual = useWindowVirtualizer({
    count: rows.length,
    estimateSize: (index) => {
      const row = rows[index];
      return row ? heightOf(row, window.innerWidth) : 0;
    },
    getItemKey,
    overscan: 8,
    scrollMargin,
    rangeExtractor,
    directDomUpdates: true,
    initialMeasurementsCache: sizes,
  });
  useEffect(() => () => keepRowSizes(virtual.takeSnapshot()), [virtual]);
  const { containerRef } = virtual;
  const place = useCallback(
    (element: HTMLUListElement | null) => {
      setList(element);
      containerRef(element);
    },
    [containerRef],
  );
  return (
    <ul ref={place} aria-label="Flashcards" className="relative" {...listeners}>
      {virtual.getVirtualItems().map(({ key, index }) => {
        const row = rows[index];
        if (!row) return null;
        return (
          <li
            key={key}
            ref={virtual.measureElement}
            data-index={index}
            aria-setsize={rows.length}
            aria-posinset={index + 1}
            className={clsx('absolute inset-x-0 top-0 contain-content', spaceAround[row.kind])}
          >
            {row.kind === 'card' ? (
              <CardItem
                card={row.card}
                today={today}
                isFiled={row.isFiled}
                isSelected={selected?.has(row.card.id)}
                onSelect={onSelect}
              />
            ) : (
              <GroupHeading group={row} onToggle={onToggle} />
            )}
          </li>
        );
      })}
    </ul>
  );
}

const spaceAround: Record<Row['kind'], string> = {
  folder: 'pt-3',
  root: 'pt-3 pb-1',
  deck: 'pb-1',
  card: 'pb-2',
};

/** How far `element` is from the top of the page, in pixels; measured again with `content` and the window's size. */
function useTopOf(element: HTMLElement | null, content: unknown): number {
  const [top, setTop] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what stands above may change with the content
  useLayoutEffect(() => {
    if (!element) return;
    const measure = () => setTop(Math.round(element.getBoundingClientRect().top + window.scrollY));
    measure();
    window.addEventListener('resize', measure);
    return () => window.removeEventListener('resize', measure);
  }, [element, content]);
  return top;
}

let kept: { width: number; rows: VirtualItem[] } = { width: 0, rows: [] };

/** Keeps how tall rows were, so that the list is as long when it is opened again and its place is found. */
function keepRowSizes(rows: VirtualItem[]): void {
  kept = { width: window.innerWidth, rows };
}

/** What was kept; nothing when the window has another width by now. */
const keptRowSizes = (): VirtualItem[] => (kept.width === window.innerWidth ? kept.rows : []);

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
function useFocusedRow(count: number) {
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
