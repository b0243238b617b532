import { defaultRangeExtractor, type Range, useWindowVirtualizer } from '@tanstack/react-virtual';
import {
  type FocusEvent,
  type KeyboardEvent,
  useCallback,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { atEnd, type Lead, workOfMove, workOnRow } from './keys.ts';
import { TreeRow } from './row.tsx';
import type { RowTools } from './row-menu.tsx';
import { heightOf, type Row } from './rows.ts';
import type { EditorState } from './store.ts';

type TreeListProps = RowTools & {
  rows: readonly Row[];
  state: Pick<EditorState, 'place' | 'turn' | 'mark'>;
  onFold: (discipline: number) => void;
};

/** Pixels that the page's head and the tools cover at the top of a window, and the bar of a phone at its bottom. */
const covered = { top: 136, bottom: 88 };

const entry = { turn: 0, caret: null, isEntry: true };

/** Of all rows those near the screen, and the one that the student is on. */
export function TreeList({ rows, state, onFold, ...tools }: TreeListProps) {
  const { editor } = tools;
  const { place, turn, mark } = state;
  const [list, setList] = useState<HTMLUListElement | null>(null);
  const found = place ? rows.findIndex(({ id }) => id === place.row) : -1;
  // Somewhere the list can be entered by keyboard.
  const hereAt = Math.max(0, found);
  const here = found < 0 ? entry : { turn, caret: place?.caret ?? null, isEntry: false };
  const ids = useSteadyIds(rows);
  const getItemKey = useCallback((index: number) => ids[index] ?? index, [ids]);
  const rangeExtractor = useCallback(
    (range: Range) => {
      const shown = defaultRangeExtractor(range);
      if (hereAt >= range.count || shown.includes(hereAt)) return shown;
      return [...shown, hereAt].sort((a, b) => a - b);
    },
    [hereAt],
  );
  const virtual = useWindowVirtualizer({
    count: rows.length,
    estimateSize: (index) => {
      const row = rows[index];
      return row ? heightOf(row, list?.clientWidth ?? window.innerWidth) : 0;
    },
    getItemKey,
    overscan: 10,
    scrollMargin: useTopOf(list),
    scrollPaddingStart: covered.top,
    scrollPaddingEnd: covered.bottom,
    rangeExtractor,
    directDomUpdates: true,
  });
  const { containerRef } = virtual;
  const attach = useCallback(
    (element: HTMLUListElement | null) => {
      setList(element);
      containerRef(element);
    },
    [containerRef],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: it scrolls when one goes somewhere, not when rows come and go
  useLayoutEffect(() => {
    if (found >= 0 && turn > 0) virtual.scrollToIndex(found, { align: 'auto' });
  }, [turn, place?.row]);

  const known = useRef(rows);
  known.current = rows;
  const lead = useCallback(
    (to: Lead, isWriting = true) => {
      const now = known.current;
      const at = now.findIndex(({ id }) => id === editor.get().place?.row);
      const goal = { before: at - 1, after: at + 1, first: 0, last: now.length - 1 }[to];
      const row = now[goal];
      if (row) editor.go({ row: row.id, caret: isWriting ? atEnd : null });
    },
    [editor],
  );

  const notice = ({ target }: FocusEvent<HTMLElement>) => {
    const at = rowAt(target);
    const row = at === null ? undefined : rows[at];
    if (row && !(target instanceof HTMLTextAreaElement)) editor.note({ row: row.id, caret: null });
  };

  const press = (event: KeyboardEvent<HTMLElement>) => {
    const { target, key } = event;
    const at = rowAt(target);
    const row = at === null ? undefined : rows[at];
    if (!row || target instanceof HTMLTextAreaElement || event.ctrlKey || event.metaKey) return;
    const work = event.altKey
      ? workOfMove(editor, row, key)
      : isOnRow(target) && !event.shiftKey
        ? workOnRow(key, row, { ...tools, lead, onFold })
        : null;
    if (!work) return;
    event.preventDefault();
    work();
  };

  return (
    <ul
      ref={attach}
      aria-label="Disciplinas e tópicos"
      className="relative [--base:0rem] [--level:0.75rem] sm:[--base:2.25rem] sm:[--level:1.25rem]"
      onKeyDown={press}
      onFocus={notice}
    >
      {virtual.getVirtualItems().map(({ key, index }) => {
        const row = rows[index];
        if (!row) return null;
        const isHere = index === hereAt;
        return (
          <li
            key={key}
            ref={virtual.measureElement}
            data-index={index}
            aria-setsize={rows.length}
            aria-posinset={index + 1}
            className="absolute inset-x-0 top-0 contain-content"
          >
            <TreeRow
              {...tools}
              row={row}
              here={isHere ? here : null}
              mark={mark?.row === row.id ? mark.caret : null}
              lead={lead}
              onFold={onFold}
            />
          </li>
        );
      })}
    </ul>
  );
}

const isOnRow = (target: EventTarget) => target instanceof Element && target.hasAttribute('data-row-focus');

const rowAt = (element: EventTarget): number | null => {
  const row = (element as Element).closest?.('[data-index]');
  return row ? Number(row.getAttribute('data-index')) : null;
};

/** The rows' ids; the very same list while no row comes, goes or moves: all heights need not be added up again. */
function useSteadyIds(rows: readonly Row[]): readonly string[] {
  const before = useRef<readonly string[]>([]);
  return useMemo(() => {
    const isSame =
      rows.length === before.current.length && rows.every(({ id }, at) => id === before.current[at]);
    if (!isSame) before.current = rows.map(({ id }) => id);
    return before.current;
  }, [rows]);
}

/** How far `element` is from the top of the page, in pixels, also when what stands above it grows. */
function useTopOf(element: HTMLElement | null): number {
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    if (!element) return;
    const measure = () => setTop(Math.round(element.getBoundingClientRect().top + window.scrollY));
    measure();
    window.addEventListener('resize', measure);
    const observer = globalThis.ResizeObserver && new ResizeObserver(measure);
    if (element.parentElement) observer?.observe(element.parentElement);
    return () => {
      window.removeEventListener('resize', measure);
      observer?.disconnect();
    };
  }, [element]);
  return top;
}
