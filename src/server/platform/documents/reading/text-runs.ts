/** A stretch of text as a PDF page has it, in points of the page: `transform` is a matrix of ISO 32000-1, 8.3.3. */
export interface PageItem {
  str: string;
  transform: readonly number[];
  width: number;
  fontName: string;
}

/** A stretch of text on a page turned upright. */
export interface TextRun {
  text: string;
  /** Where it begins and ends, from the left. */
  left: number;
  right: number;
  /** Its baseline, from the top: it grows downwards. */
  y: number;
  /** Height of its font. */
  size: number;
  font: string;
  /** Whether it was recognised on a scan, and which words of it may be wrong. */
  isScanned?: boolean;
  doubtful?: string[];
  /** How many of its first letters are bold, where that was asked for. */
  bold?: number;
  /** Its place among what the page draws: mostly, but not surely, the order of reading. */
  order: number;
}

const quarter = Math.PI / 2;
const steepest = 0.09;
/** Points; pages are up to 14,400 wide. */
const farthest = 1e6;

/** Quarter turns of the direction of writing, or null for what is written aslant, as watermarks are. */
function turnOf({ transform: [a = 0, b = 0] }: PageItem): number | null {
  const turns = Math.atan2(b, a) / quarter;
  const whole = Math.round(turns);
  return Math.abs(turns - whole) * quarter > steepest ? null : (whole + 4) % 4;
}

/** The direction in which most of the text runs: a page may be set sideways. */
function mainTurn(items: readonly PageItem[]): number {
  const letters = [0, 0, 0, 0];
  for (const item of items) {
    const turn = turnOf(item);
    if (turn !== null) letters[turn] = (letters[turn] ?? 0) + item.str.length;
  }
  return letters.indexOf(Math.max(...letters));
}

/** The runs of a page that go in its main direction, blank ones left out; what else there is are stamps and marks. */
export function readRuns(items: readonly PageItem[]): TextRun[] {
  const written = items.filter(({ str }) => str.trim() !== '');
  const main = mainTurn(written);
  const [cos, sin] = ([
    [1, 0],
    [0, 1],
    [-1, 0],
    [0, -1],
  ][main] ?? [1, 0]) as [number, number];
  const runs: TextRun[] = [];
  for (const [order, item] of written.entries()) {
    if (turnOf(item) !== main) continue;
    const [, , c = 0, d = 0, e = 0, f = 0] = item.transform;
    const left = e * cos + f * sin;
    const y = e * sin - f * cos;
    const size = Math.hypot(c, d);
    if (![left, y, size, item.width].every((value) => Math.abs(value) < farthest) || size === 0) continue;
    runs.push({ text: item.str, left, right: left + item.width, y, size, font: item.fontName, order });
  }
  return runs;
}
