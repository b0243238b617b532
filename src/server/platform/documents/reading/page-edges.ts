import type { Row } from './page-rows.ts';

/** Rows from the top and from the bottom of a page where running heads and page numbers stand. */
const depth = 3;
/** Points by which they may stand higher or lower from page to page. */
const play = 4;
const longest = 200;

interface EdgeRow {
  row: Row;
  y: number;
  /** What the row may be on other pages: the same, or with its first or its last number counting the pages. */
  keys: string[];
}

function keysOf(text: string, page: number): string[] {
  const numbers = [...text.matchAll(/\d{1,5}/gu)];
  const counted = [numbers.at(0), numbers.at(-1)].flatMap((found) =>
    found
      ? [
          `${text.slice(0, found.index)}#${Number(found[0]) - page}${text.slice(found.index + found[0].length)}`,
        ]
      : [],
  );
  return [...new Set([text, ...counted])];
}

const textOf = ({ segments }: Row) => segments.map(({ text }) => text.trim()).join(' ');

/** Even pages may bear other heads than odd ones. */
const wanted = (pages: number) => Math.min(3, Math.max(2, pages));

/**
 * The pages without their running heads, footers and page numbers: short rows near an edge that come back at the
 * same height on three pages (on both of two), but for a number that counts the pages.
 */
export function withoutEdges(pages: readonly Row[][]): Row[][] {
  const edges = pages.map((rows, page): EdgeRow[] =>
    [...new Set([...rows.slice(0, depth), ...rows.slice(-depth)])].flatMap((row) => {
      const text = textOf(row);
      return text.length > longest ? [] : [{ row, y: row.y, keys: keysOf(text, page) }];
    }),
  );
  const heights = new Map<string, number[]>();
  for (const { y, keys } of edges.flat())
    for (const key of keys) {
      const known = heights.get(key);
      if (known) known.push(y);
      else heights.set(key, [y]);
    }
  const returns = ({ y, keys }: EdgeRow) =>
    keys.some((key) => {
      const same = heights.get(key)?.filter((height) => Math.abs(height - y) <= play) ?? [];
      return same.length >= wanted(pages.length);
    });
  return pages.map((rows, page) => {
    const running = new Set(edges[page]?.filter(returns).map(({ row }) => row));
    return rows.filter((row) => !running.has(row));
  });
}
