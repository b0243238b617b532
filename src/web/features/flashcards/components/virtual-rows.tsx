import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useCallback, useLayoutEffect, useState } from 'react';
import type { StudyDay } from '#shared/rules/study-day.ts';
import type { Row } from '../card-rows.ts';
import { useFocusedRow } from '../use-focused-row.ts';
import type { Selection } from '../use-selection.ts';
import { CardItem } from './card-item.tsx';
import { GroupHeading } from './group-heading.tsx';

type VirtualRowsProps = {
  rows: readonly Row[];
  today: StudyDay;
  selected: Selection['selected'];
  onSelect: Selection['mark'];
  onToggle: (key: string) => void;
};

/** Pixels, before a row has been measured. */
const usualHeight: Record<Row['kind'], number> = { folder: 60, root: 60, deck: 48, card: 88 };

/** Of all rows, those near the screen: five thousand cards scroll as lightly as fifty. */
export function VirtualRows({ rows, today, selected, onSelect, onToggle }: VirtualRowsProps) {
  const [list, setList] = useState<HTMLUListElement | null>(null);
  const scrollMargin = useTopOf(list, rows);
  const { rangeExtractor, listeners } = useFocusedRow(rows.length);
  const virtual = useWindowVirtualizer({
    count: rows.length,
    estimateSize: (index) => usualHeight[rows[index]?.kind ?? 'card'],
    getItemKey: (index) => `${rows[index]?.kind} ${rows[index]?.key}`,
    overscan: 8,
    scrollMargin,
    rangeExtractor,
    directDomUpdates: true,
  });
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
            className={row.kind === 'card' ? 'absolute inset-x-0 top-0 pb-2' : headingClass(index)}
          >
            {row.kind === 'card' ? (
              <CardItem
                card={row.card}
                today={today}
                isSelected={selected.has(row.card.id)}
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

const headingClass = (index: number) => `absolute inset-x-0 top-0 pb-1 ${index > 0 ? 'pt-3' : ''}`;

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
