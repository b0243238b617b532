import type { Row, Segment } from './page-rows.ts';

/** Parts of a row's segments that belong together, from top to bottom. */
export type Block = Row[];

/** A column of prose has some lines, mostly filled with words; cells of a table have less. */
const fewestLines = 4;
const fewestLetters = 14;
const leastFilled = 0.55;
/** Share of the rows that may run across the gap between columns: titles, figures. */
const mostAcross = 0.4;
const narrowest = 0.15;

const all = (rows: readonly Row[]) => rows.flatMap(({ segments }) => segments);

const extentOf = (segments: readonly Segment[]) => {
  let [left, right] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const segment of segments) {
    left = Math.min(left, segment.left);
    right = Math.max(right, segment.right);
  }
  return { left, right, width: right - left };
};

/** The rows with only those segments, rows without any left out. */
const only = (rows: readonly Row[], belongs: (segment: Segment) => boolean): Row[] =>
  rows.flatMap(({ y, segments }) => {
    const kept = segments.filter(belongs);
    return kept.length > 0 ? [{ y, segments: kept }] : [];
  });

const middleOf = (values: number[]) => values.sort((a, b) => a - b)[values.length >> 1] ?? 0;

/** Rows that stand closer than lines ever do are lines of columns at different heights. */
function countLines(rows: readonly Row[]): number {
  let lines = 0;
  let last = Number.NEGATIVE_INFINITY;
  for (const { y, segments } of rows) {
    if (y - last < (segments[0]?.size ?? 0) * 0.8) continue;
    lines += 1;
    last = y;
  }
  return lines;
}

function isProse(rows: readonly Row[]): boolean {
  if (rows.length < fewestLines) return false;
  const segments = all(rows);
  const { width } = extentOf(segments);
  const filled = segments.reduce((sum, { left, right }) => sum + right - left, 0);
  const letters = rows.map((row) => row.segments.reduce((sum, { text }) => sum + text.length, 0));
  return filled >= leastFilled * width * countLines(rows) && middleOf(letters) >= fewestLetters;
}

/** The middles of the upright gaps between segments, those that the fewest segments cross first. */
function gapsOf(rows: readonly Row[]): number[] {
  const segments = all(rows);
  const { left, right, width } = extentOf(segments);
  const size = middleOf(segments.map((segment) => segment.size));
  const ends = segments.flatMap((segment) => [
    { at: segment.left, change: 1 },
    { at: segment.right, change: -1 },
  ]);
  ends.sort((one, other) => one.at - other.at || other.change - one.change);
  const gaps: { middle: number; across: number; wide: number }[] = [];
  let across = 0;
  for (const [index, { at, change }] of ends.entries()) {
    across += change;
    const wide = (ends[index + 1]?.at ?? at) - at;
    const middle = at + wide / 2;
    const inside = middle > left + width * narrowest && middle < right - width * narrowest;
    if (inside && wide >= size * 0.7 && across <= rows.length * mostAcross)
      gaps.push({ middle, across, wide });
  }
  gaps.sort((one, other) => one.across - other.across || other.wide - one.wide);
  return gaps.slice(0, 6).map(({ middle }) => middle);
}

/** The rows cut where white space runs through all of them, unless what follows was drawn before what stands above. */
function cutAtSpaces(rows: readonly Row[]): Row[][] {
  const usual = middleOf(all(rows).map(({ size }) => size)) * 1.7;
  const parts: Row[][] = [];
  let drawn = Number.NEGATIVE_INFINITY;
  for (const [at, row] of rows.entries()) {
    const isApart = row.y - (rows[at - 1]?.y ?? row.y) > usual;
    const last = parts.at(-1);
    if (last && !(isApart && all(rows.slice(at, at + 3)).every(({ order }) => order > drawn))) last.push(row);
    else parts.push([row]);
    for (const { order } of row.segments) drawn = Math.max(drawn, order);
  }
  return parts;
}

interface Stretch {
  rows: Row[];
  isParted: boolean;
}

/** The rows from top to bottom in stretches that the gap parts in two columns of prose, and all else. */
function stretchesOf(
  rows: readonly Row[],
  isParted: (row: Row) => boolean,
  isTwoColumns: (rows: Row[]) => boolean,
) {
  const stretches: Stretch[] = [];
  for (const row of rows) {
    const last = stretches.at(-1);
    if (last?.isParted === isParted(row)) last.rows.push(row);
    else stretches.push({ rows: [row], isParted: isParted(row) });
  }
  const judged: Stretch[] = [];
  for (const stretch of stretches) {
    const now = { ...stretch, isParted: stretch.isParted && isTwoColumns(stretch.rows) };
    const last = judged.at(-1);
    if (last && !last.isParted && !now.isParted) last.rows.push(...now.rows);
    else judged.push(now);
  }
  return judged;
}

/** The left side of the gap is read before the right one; undefined when it parts no columns. */
function readAround(rows: readonly Row[], gap: number): Block[] | undefined {
  const isLeft = ({ right }: Segment) => right <= gap;
  const isRight = ({ left }: Segment) => left >= gap;
  const sidesOf = (some: readonly Row[]) => [only(some, isLeft), only(some, isRight)];
  const stretches = stretchesOf(
    rows,
    ({ segments }) => segments.every((segment) => isLeft(segment) || isRight(segment)),
    (some) => sidesOf(some).every(isProse),
  );
  if (!stretches.some(({ isParted }) => isParted)) return undefined;
  const readParts = (parts: Row[][]) => {
    const blocks: Block[] = [];
    let rest: Row[] = [];
    for (const part of [...parts, []]) {
      const sides = sidesOf(part);
      if (part.length > 0 && parts.length > 1 && sides.some((side) => side.length === 0)) rest.push(...part);
      else {
        blocks.push(...readBlocks(rest), ...sides.flatMap(readBlocks));
        rest = [];
      }
    }
    return blocks;
  };
  return stretches.flatMap((stretch) =>
    stretch.isParted ? readParts(cutAtSpaces(stretch.rows)) : readBlocks(stretch.rows),
  );
}

/** The rows of a page in the order of reading: columns of prose one after the other, all else row by row. */
export function readBlocks(rows: readonly Row[]): Block[] {
  if (rows.length >= fewestLines) {
    for (const gap of gapsOf(rows)) {
      const blocks = readAround(rows, gap);
      if (blocks) return blocks;
    }
  }
  return rows.length > 0 ? [[...rows]] : [];
}
