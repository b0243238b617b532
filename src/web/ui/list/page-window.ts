export type PageSlot = number | 'gap-before' | 'gap-after';

/** The page numbers worth showing: the ends, the current page and its neighbours; a gap never hides a single page. */
export function pageWindow(page: number, pages: number): PageSlot[] {
  if (pages <= 7) return Array.from({ length: pages }, (_, index) => index + 1);
  const first = Math.max(2, Math.min(page - 1, pages - 4));
  const last = Math.min(pages - 1, Math.max(page + 1, 5));
  const middle = Array.from({ length: last - first + 1 }, (_, index) => first + index);
  return [
    1,
    ...(first === 3 ? [2] : first > 3 ? (['gap-before'] as const) : []),
    ...middle,
    ...(last === pages - 2 ? [pages - 1] : last < pages - 2 ? (['gap-after'] as const) : []),
    pages,
  ];
}
