import type { ReactNode } from 'react';

export const summaryGridClass =
  'grid grid-cols-[minmax(0,1fr)] gap-3 sm:grid-cols-[repeat(auto-fill,minmax(19rem,1fr))] sm:gap-4';

type SummaryGridProps<Item> = { items: readonly Item[]; children: (item: Item) => ReactNode };

export function SummaryGrid<Item extends { id: string }>({ items, children }: SummaryGridProps<Item>) {
  return (
    <ul className={summaryGridClass}>
      {items.map((item) => (
        <li key={item.id} className="min-w-0">
          {children(item)}
        </li>
      ))}
    </ul>
  );
}
