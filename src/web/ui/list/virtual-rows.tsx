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
  type ReactNode,
  type Ref,
  type RefObject,
  useCallback,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';

type VirtualRowsProps<Row> = {
  /** What the list holds; also the name under which the heights of its rows are kept for when it is opened again. */
  label: string;
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  /** A row's height as it is drawn, before it has been measured, in pixels: the list must not grow while it is scrolled. */
  heightOf: (row: Row, pageWidth: number) => number;
  /** Classes for the space around a row. */
  spaceAround?: (row: Row) => string;
  children: (row: Row) => ReactNode;
  ref?: Ref<VirtualRowsHandle>;
};

export interface VirtualRowsHandle {
  /** Scrolls the row at `index` into sight and moves the focus to it. */
  goTo: (index: number) => void;
}

/** Of all rows, those near the screen: five thousand scroll as lightly as fifty. */
export function VirtualRows<Row>(props: VirtualRowsProps<Row>) {
  const { label, rows, keyOf, heightOf, spaceAround, children, ref } = props;
  const [list, setList] = useState<HTMLUListElement | null>(null);
  const scrollMargin = useTopOf(list, rows);
  const drawn = useRef<HTMLUListElement>(null);
  const { rangeExtractor, listeners, focus } = useFocusedRow(rows.length, drawn);
  const [sizes] = useState(() => keptRowSizes(label));
  // Another function would make it add up all heights again.
  const getItemKey = useCallback(
    (index: number) => {
      const row = rows[index];
      return row === undefined ? index : keyOf(row);
    },
    [rows, keyOf],
  );
  const virtual = useWindowVirtualizer({
    count: rows.length,
    estimateSize: (index) => {
      const row = rows[index];
      return row === undefined ? 0 : heightOf(row, window.innerWidth);
    },
    getItemKey,
    overscan: 8,
    scrollMargin,
    rangeExtractor,
    directDomUpdates: true,
    initialMeasurementsCache: sizes,
  });
  useEffect(() => () => keepRowSizes(label, virtual.takeSnapshot()), [label, virtual]);
  useImperativeHandle(
    ref,
    () => ({
      goTo: (index) => {
        virtual.scrollToIndex(index, { align: 'center' });
        // It may be called while React draws.
        queueMicrotask(() => focus(index, { preventScroll: true }));
      },
    }),
    [virtual, focus],
  );
  const { containerRef } = virtual;
  const place = useCallback(
    (element: HTMLUListElement | null) => {
      drawn.current = element;
      setList(element);
      containerRef(element);
    },
    [containerRef],
  );
  return (
    <ul ref={place} aria-label={label} className="relative" {...listeners}>
      {virtual.getVirtualItems().map(({ key, index }) => {
        const row = rows[index];
        if (row === undefined) return null;
        return (
          <li
            key={key}
            ref={virtual.measureElement}
            data-index={index}
            aria-setsize={rows.length}
            aria-posinset={index + 1}
            className={clsx('absolute inset-x-0 top-0 contain-content', spaceAround?.(row))}
          >
            {children(row)}
          </li>
        );
      })}
    </ul>
  );
}

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

const kept = new Map<string, { width: number; rows: VirtualItem[] }>();

/** Keeps how tall rows were, so that the list is as long when it is opened again and its place is found. */
function keepRowSizes(label: string, rows: VirtualItem[]): void {
  kept.set(label, { width: window.innerWidth, rows });
}

/** What was kept; nothing when the window has another width by now. */
function keptRowSizes(label: string): VirtualItem[] {
  const sizes = kept.get(label);
  return sizes?.width === window.innerWidth ? sizes.rows : [];
}

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
function useFocusedRow(count: number, list: RefObject<HTMLElement | null>) {
  const [focused, setFocused] = useState<number | null>(null);
  const rangeExtractor = useCallback(
    (range: Range) => {
      const shown = defaultRangeExtractor(range);
      if (focused === null || focused >= range.count || shown.includes(focused)) return shown;
      return [...shown, focused].sort((a, b) => a - b);
    },
    [focused],
  );
  const focus = useCallback(
    (index: number, options?: FocusOptions) => {
      flushSync(() => setFocused(index));
      list.current?.querySelector<HTMLElement>(`[data-index="${index}"] [data-row-focus]`)?.focus(options);
    },
    [list],
  );

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const index = rowOf(event.target);
    if (index === null || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    const goal = goalOf(event.key, index, count);
    if (goal === null) return;
    event.preventDefault();
    focus(goal);
  };

  return {
    focus,
    rangeExtractor,
    listeners: {
      onKeyDown,
      onFocus: ({ target }: FocusEvent<HTMLElement>) => setFocused(rowOf(target)),
      onBlur: () => setFocused(null),
    },
  };
}
