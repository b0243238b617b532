import type { Row } from './page-rows.ts';

/** Rows from the top and from the bottom of a page where running heads and page numbers stand. */
const depth = 3;
/** Points by which they may stand higher or lower from page to page. */
const play = 4;
const longest = 200;
/** For scans, which lie on the glass now here, now there, and whose letters are not recognised alike each time. */
const scanned = { play: 12, alike: 0.7 };

interface EdgeRow {
  row: Row;
  y: number;
  /** What the row may be on other pages: the same, or with its first or its last number counting the pages. */
  keys: string[];
  /** Of what was recognised on a scan: the pairs of letters in it. */
  pairs: ReadonlySet<string> | null;
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

function pairsOf({ segments }: Row): ReadonlySet<string> | null {
  if (!segments.every(({ isScanned }) => isScanned)) return null;
  const letters = segments
    .map(({ text }) => text)
    .join('')
    .toLowerCase()
    .replace(/\P{L}/gu, '');
  return new Set(
    Array.from({ length: Math.max(0, letters.length - 1) }, (_, at) => letters.slice(at, at + 2)),
  );
}

/** Whether both rows have most pairs of letters in common (Dice's coefficient). */
function isAlike(one: EdgeRow, other: EdgeRow): boolean {
  if (!one.pairs?.size || !other.pairs?.size || Math.abs(one.y - other.y) > scanned.play) return false;
  const common = one.pairs.intersection(other.pairs).size;
  return (2 * common) / (one.pairs.size + other.pairs.size) >= scanned.alike;
}

const textOf = ({ segments }: Row) => segments.map(({ text }) => text.trim()).join(' ');

/** Even pages may bear other heads than odd ones. */
const wanted = (pages: number) => Math.min(3, Math.max(2, pages));

/**
 * The pages without their running heads, footers and page numbers: short rows near an edge that come back at the
 * same height on three pages (on both of two), but for a number that counts the pages, and for what is recognised
 * otherwise on a scan.
 */
export function withoutEdges(pages: readonly Row[][]): Row[][] {
  const edges = pages.map((rows, page): EdgeRow[] =>
    [...new Set([...rows.slice(0, depth), ...rows.slice(-depth)])].flatMap((row) => {
      const text = textOf(row);
      return text.length > longest ? [] : [{ row, y: row.y, keys: keysOf(text, page), pairs: pairsOf(row) }];
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
  const comesBack = (row: EdgeRow) =>
    returns(row) ||
    edges.filter((others) => others.some((other) => isAlike(row, other))).length >= wanted(pages.length);
  return pages.map((rows, page) => {
    const running = new Set(edges[page]?.filter(comesBack).map(({ row }) => row));
    return rows.filter((row) => !running.has(row));
  });
}
