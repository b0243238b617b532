import { type Block, readBlocks } from './page-columns.ts';
import type { Row } from './page-rows.ts';
import { plainSigns } from './plain-signs.ts';
import { joinHyphenated, lineBreak, marker, terminal } from './printed-lines.ts';

interface TextLine {
  text: string;
  left: number;
  right: number;
  y: number;
  size: number;
  font: string;
  /** Whether wide gaps part it, as the cells of a table. */
  isTable: boolean;
  doubtful: string[];
}

/** A text, and the words of its lines (from 0) that were recognised on a scan and may be wrong. */
export interface PageText {
  text: string;
  doubtful: { line: number; word: string }[];
}

/** What is usual in a block: its edges, and the distance of lines in heights of their font. */
interface Measure {
  left: number;
  right: number;
  leading: number;
}

/** In heights of the font: gaps from here on are a table's, smaller ones may be the wide spaces of justified lines. */
const cellGap = 2;
const indent = 0.8;

/** The dots that lead to a page's number in a table of contents. */
const leaders = /\s*(?:[.…·_]\s?){4,}\s*(?=\d{1,4}$)/u;

const median = (values: number[]) => values.sort((a, b) => a - b)[values.length >> 1] ?? 0;

const hasCells = (row: Row | undefined) =>
  row?.segments.some(
    ({ left, size }, at) => at > 0 && left - (row.segments[at - 1]?.right ?? left) > size * cellGap,
  ) ?? false;

function readLine({ segments }: Row, isTable: boolean): TextLine | undefined {
  const [first] = segments;
  if (!first) return undefined;
  const main = segments.reduce((best, segment) => (segment.text.length > best.text.length ? segment : best));
  const text = segments.map((segment) => segment.text.trim()).join(isTable ? '\t' : ' ');
  const right = Math.max(...segments.map((segment) => segment.right));
  const { y, size, font } = main;
  const line = plainSigns(text).replace(/ {2,}/gu, ' ').trim();
  const isEntry = leaders.test(line);
  return {
    text: line.replace(leaders, '\t'),
    left: first.left,
    right,
    y,
    size,
    font,
    isTable: isTable || isEntry,
    doubtful: segments.flatMap(({ doubtful = [] }) => doubtful),
  };
}

function measure(lines: readonly TextLine[]): Measure {
  const distances = lines.slice(1).map((line, at) => (line.y - (lines[at]?.y ?? 0)) / line.size);
  return {
    left: lines.reduce((least, { left }) => Math.min(least, left), Number.POSITIVE_INFINITY),
    right: lines.reduce((most, { right }) => Math.max(most, right), 0),
    leading: median(distances.filter((distance) => distance > 0.5 && distance < 3)) || 1.2,
  };
}

/** Whether `line` begins a paragraph after `last`: by space, font, indent, marker or the shortness of `last`. */
function opens(line: TextLine, last: TextLine, { left, right, leading }: Measure): boolean {
  const size = Math.max(line.size, last.size);
  if (line.isTable || last.isTable) return true;
  if ((line.y - last.y) / size > leading * 1.3 + 0.05) return true;
  if (Math.abs(line.size - last.size) > size * 0.08) return true;
  const ended = terminal.test(last.text);
  const width = right - left;
  const isShort = last.right < right - width * 0.15;
  if (line.font !== last.font && isShort && !/^\p{Ll}/u.test(line.text)) return true;
  if (marker.test(line.text)) return ended || isShort || !/^[\p{L}\d(]/u.test(line.text);
  if (ended && line.left > last.left + line.size * indent && line.left < left + width / 2) return true;
  if (!/^[^\p{L}\d]*[\p{Lu}\d]/u.test(line.text)) return false;
  return isShort && (ended || last.right < left + width * 0.6);
}

const countBreaks = (text: string) => text.split('\n').length - 1;

const isRow = (line: TextLine | undefined) => line?.isTable || marker.test(line?.text ?? '');

/** Paragraphs of one block; lines of lists and tables stand close together, all else has a blank line between. */
function readParagraphs(rows: Block): PageText {
  const isTable = rows.map(hasCells);
  // The rows of a table may have narrow gaps themselves: its head, mostly.
  const isNear = (at: number) => isTable.slice(Math.max(0, at - 1), at + 2).includes(true);
  const lines = rows
    .flatMap((row, at) => readLine(row, row.segments.length > 1 && isNear(at)) ?? [])
    .filter(({ text }) => text !== '');
  const usual = measure(lines);
  let text = '';
  const doubtful: PageText['doubtful'] = [];
  let head: TextLine | undefined;
  for (const [at, line] of lines.entries()) {
    const last = lines[at - 1];
    const isHead = !last || opens(line, last, usual);
    if (!last) text = line.text;
    else if (isHead) text += `${isRow(line) && isRow(head) ? '\n' : '\n\n'}${line.text}`;
    else text += `${lineBreak}${line.text}`;
    if (isHead) head = line;
    doubtful.push(...line.doubtful.map((word) => ({ line: countBreaks(text), word })));
  }
  return { text, doubtful };
}

/** The end of a block may go on at the beginning of the next: with a small letter after no full stop. */
function joinBlocks(blocks: readonly PageText[]): PageText {
  let joined = '';
  const doubtful: PageText['doubtful'] = [];
  for (const { text: block, doubtful: own } of blocks) {
    const goesOn =
      joined !== '' && !terminal.test(joined) && /^\p{Ll}/u.test(block) && !joined.endsWith('\n');
    if (joined !== '') joined += goesOn ? lineBreak : '\n\n';
    const before = countBreaks(joined);
    doubtful.push(...own.map(({ line, word }) => ({ line: before + line, word })));
    joined += block;
  }
  return { text: joined, doubtful };
}

/**
 * The text of a page in the order of reading, a line for each paragraph, heading or row; paragraphs have a blank
 * line between them, the cells of a row tabs.
 */
export function readPageText(rows: readonly Row[]): PageText {
  const { text, doubtful } = joinBlocks(readBlocks(rows).map(readParagraphs));
  return { text: joinHyphenated(text).replaceAll(lineBreak, ' '), doubtful };
}
