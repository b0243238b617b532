import type { Cell, Line } from '#server/platform/documents/reading/plain-lines.ts';
import { terminal } from '#server/platform/documents/reading/printed-lines.ts';
import { foldLetters } from '#shared/rules/text/fold.ts';
import { areaKind } from './areas.ts';
import { capitals, soundsLikeDiscipline } from './words.ts';

/** A line of a notice that says something, with where it stands. */
export interface NoticeLine {
  text: string;
  /** From 1. */
  page: number;
  /** Index among the page's lines, from 0. */
  line: number;
  left: number;
  right: number;
  y: number;
  size: number;
  bold: number;
  cells: readonly Cell[];
  /** Whether it ends well before the right edge of its column. */
  isShort: boolean;
  /** The white space above it is wider than between the lines of a paragraph. */
  isApart: boolean;
  /** Whether a paragraph, heading or item begins here. */
  opens: boolean;
  /** Words that were recognised on a scan and may be wrong; none unless it says so. */
  doubtful?: readonly string[];
}

export const bullet = /^(?:[•●▪◦■□‣∙·*+►➢➤✓✔❖§\uF000-\uF0FF]\s*|[–—-]\s+|o\s+(?=\p{Lu}))(?=\S)/u;
const marked =
  /^(?:\(?\d{1,2}(?:\.\d{1,2})*\s*[.)–-]|\(?[a-z]\)|[a-z]\.(?=\s+\p{Lu})|[IVXLC]{1,6}\s?[–—.)-])(?:\s{1,8}(?=\S)|(?=[\p{Lu}“"(]))/u;

/** Lines near the edges of a page that may be running heads. */
const depth = 4;
const longestHead = 240;

const shapeOf = (text: string) =>
  foldLetters(text)
    .replace(/\d+/gu, '#')
    .replace(/[\s_.–—-]+/gu, ' ')
    .trim();
const pageNumber = /^(?:p[áa]g(?:ina)?\.?\s*)?[–—-]?\s*\d{1,4}\s*[–—-]?(?:\s*(?:de|\/)\s*\d{1,4})?$/iu;

/** The shapes of the lines that come back at the edges of the pages, numbers apart. */
function runningHeads(pages: readonly (readonly Line[])[]): Set<string> {
  const seen = new Map<string, number>();
  for (const lines of pages) {
    const edges = new Set([...lines.slice(0, depth), ...lines.slice(-depth)]);
    const shapes = new Set(
      [...edges].filter(({ text }) => text.length <= longestHead).map(({ text }) => shapeOf(text)),
    );
    for (const shape of shapes) seen.set(shape, (seen.get(shape) ?? 0) + 1);
  }
  const wanted = Math.max(3, Math.min(6, Math.ceil(pages.length / 8)));
  return new Set([...seen].filter(([, count]) => count >= wanted).map(([shape]) => shape));
}

const reach = 14;

/** Whether a line ends well before the right edge of its column, by the lines around it. */
function endsShort(lines: readonly Line[], at: number): boolean {
  const own = lines[at] as Line;
  const around = lines
    .slice(Math.max(0, at - reach), at + reach + 1)
    .filter(({ left, right }) => left <= own.right && right >= own.left && left <= own.left + 80);
  const left = around.reduce((least, other) => Math.min(least, other.left), own.left);
  const right = around.reduce((most, other) => Math.max(most, other.right), own.right);
  if (own.right < right - Math.max(own.size * 3, (right - left) * 0.12)) return true;
  // The longest lines of a list are no full lines: few others end where they do.
  const full = around.filter((other) => other.right >= right - own.size * 3).length;
  return full <= Math.max(2, around.length * 0.25) && around.length >= 6 && own.text.length < 90;
}

/** In heights of a line: from here on two lines are no lines of one paragraph. */
const farthest = 2.75;

const lowThird = (values: number[]) =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length * 0.3)] ?? 0;

/** The usual distance of lines on a page, in heights of their font: of paragraphs, and of lines that are one each. */
function leadingOf(lines: readonly Line[]): { within: number; alone: number } {
  const distances = lines.slice(1).map((line, at) => (line.y - (lines[at]?.y ?? 0)) / (line.size || 1));
  const far = distances.filter((distance) => distance >= farthest);
  const alone = lowThird(far);
  return {
    within: lowThird(distances.filter((distance) => distance > 0.5 && distance < farthest)) || 1.2,
    // Where none is farther than the others, each stands apart.
    alone: far.some((distance) => distance > alone * 1.2) ? alone : 0,
  };
}

/** "DIREITO CIVIL: 1 Pessoas" and "DIREITO CIVIL. 1. Pessoas" after a full line. */
const namesDiscipline =
  /^(?:\d{1,2}(?:\.\d{1,2})*\s+)?(?=[\p{Lu}\s,/()–-]{10,90}[:.])\p{Lu}{3,}\s[\p{Lu}\s,/()–-]+[:.]\s/u;

/** "MATEMÁTICA: 1 Conjuntos" after a full line. */
const oneWord = /^(?:\d{1,2}(?:\.\d{1,2})*\s+)?(\p{Lu}{5,})[:.]\s/u;

type Before = Pick<NoticeLine, 'text' | 'isShort' | 'size' | 'bold' | 'left'>;

/** A heading in capitals, and one in small letters below it. */
const isLoud = (text: string) => capitals(text) >= 0.9;
const startsSmall = /^\p{Lu}\p{Ll}/u;

const isBold = ({ bold, text }: Pick<NoticeLine, 'bold' | 'text'>) => bold >= text.length - 1;

/** Whether a short line is a heading of its own below one in capitals that fills its line. */
const beginsBelow = (last: Before, line: Line): boolean =>
  (isBold(line) && isBold(last) && startsSmall.test(line.text)) ||
  (areaKind(last.text) === 'general' && isLoud(line.text) && soundsLikeDiscipline(line.text));

function opensAfter(line: Line, last: Before | undefined, isOpen: boolean, isShort: boolean): boolean {
  if (!last || isOpen) return true;
  if (bullet.test(line.text)) return !/^[–—-]/u.test(line.text) || last.isShort || terminal.test(last.text);
  if (Math.abs(line.size - last.size) > line.size * 0.12 && last.isShort) return true;
  const ended = terminal.test(last.text);
  // The item's number stands at the end of the line before.
  if (!last.isShort && /(?:^|\s)\d{1,2}(?:\.\d{1,2})*\.?$/u.test(last.text)) return false;
  if (last.isShort && ended) return true;
  if (marked.test(line.text) && (ended || last.isShort)) return true;
  if (isBold(last) && !isBold(line) && last.isShort) return true;
  if (line.bold > 0 && ended) return true;
  if (isShort && isLoud(last.text) && beginsBelow(last, line)) return true;
  if (ended && namesDiscipline.test(line.text)) return true;
  if (ended && soundsLikeDiscipline(oneWord.exec(line.text)?.[1] ?? '')) return true;
  if (ended && isShort && line.text.length <= 60 && /^\p{Lu}/u.test(line.text) && !terminal.test(line.text))
    return true;
  if (isShort && isBold(line) && last.bold === 0 && /^\p{Lu}/u.test(line.text)) return true;
  if (!/^[^\p{L}\d]*[\p{Lu}\d]/u.test(line.text)) return false;
  return last.isShort || (ended && line.left > last.left + line.size * 0.8);
}

/** The notice's lines without running heads and page numbers, each with how it stands to its neighbours. */
export function readNoticeLines(pages: readonly (readonly Line[])[]): NoticeLine[] {
  const heads = runningHeads(pages);
  const read: NoticeLine[] = [];
  for (const [page, lines] of pages.entries()) {
    const leading = leadingOf(lines);
    let above: Line | undefined;
    for (const [at, line] of lines.entries()) {
      const text = line.text.replace(/\s+/gu, ' ').trim();
      const isEdge = at < depth || at >= lines.length - depth;
      if (text === '' || (isEdge && (heads.has(shapeOf(line.text)) || pageNumber.test(text)))) continue;
      const below = lines[at + 1];
      const isAlone = below !== undefined && below.y - line.y >= line.size * farthest;
      const isShort = isAlone || endsShort(lines, at);
      const gap = above ? (line.y - above.y) / (Math.max(line.size, above.size) || 1) : 0;
      const isOpen = above !== undefined && (gap > leading.within * 1.3 + 0.05 || gap < -2);
      const isApart = isOpen && (gap < farthest || gap > leading.alone * 1.2);
      const last = read.at(-1);
      read.push({
        text,
        page: page + 1,
        line: at,
        left: line.left,
        right: line.right,
        y: line.y,
        size: line.size,
        bold: line.bold,
        cells: line.cells,
        isShort,
        isApart,
        opens: opensAfter({ ...line, text }, last, isOpen, isShort),
        ...(line.doubtful && { doubtful: line.doubtful }),
      });
      above = line;
    }
  }
  return read;
}
