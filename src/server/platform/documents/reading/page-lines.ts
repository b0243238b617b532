import { readBlocks } from './page-columns.ts';
import type { Row, Segment } from './page-rows.ts';
import type { Cell, Line } from './plain-lines.ts';
import { plainSigns } from './plain-signs.ts';

const cellGap = 1;

const tidy = (text: string) =>
  plainSigns(text)
    .replace(/[ \t\n]+/gu, ' ')
    .trim();

const cellOf = ({ text, left, right }: Segment): Cell => ({ text: tidy(text), left, right });

/** Letters that are bold from the beginning on, over all segments. */
function boldLetters(segments: readonly Segment[]): number {
  let letters = 0;
  for (const { text, bold = 0 } of segments) {
    const all = text.trimEnd().length;
    letters += tidy(text.slice(0, bold)).length + 1;
    if (bold < all) return bold === 0 ? letters - 1 : letters;
  }
  return letters;
}

function readLine({ segments }: Row): Line[] {
  const written = segments.filter(({ text }) => tidy(text) !== '');
  const [first] = written;
  if (!first) return [];
  const main = written.reduce((best, segment) => (segment.text.length > best.text.length ? segment : best));
  const cells: Cell[] = [];
  for (const segment of written) {
    const last = cells.at(-1);
    const cell = cellOf(segment);
    if (last && segment.left - last.right <= segment.size * cellGap) {
      last.text += ` ${cell.text}`;
      last.right = Math.max(last.right, cell.right);
    } else cells.push(cell);
  }
  const text = cells.map((cell) => cell.text).join('\t');
  const right = Math.max(...cells.map((cell) => cell.right));
  const bold = Math.max(0, Math.min(text.length, boldLetters(written)));
  return [{ text, left: first.left, right, y: main.y, size: main.size, bold, cells }];
}

/** The lines of a page in the order of reading. */
export const readPageLines = (rows: readonly Row[]): Line[] => readBlocks(rows).flat().flatMap(readLine);
