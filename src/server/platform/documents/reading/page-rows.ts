import { raisedDigits } from './plain-signs.ts';
import type { TextRun } from './text-runs.ts';

/** Runs that follow each other on one line without a wide gap; the same measures as a run. */
export type Segment = TextRun;

/** What stands at one height of a page, from left to right. */
export interface Row {
  y: number;
  segments: Segment[];
}

/** Gaps in heights of the font: from where words are apart, and from where it may be another column or cell. */
const wordGap = 0.12;
const wideGap = 1;

/** Whether both stand on one line: of one size nearly at one height, or the smaller one raised or lowered. */
function sharesLine(one: TextRun, other: TextRun): boolean {
  const [small, large] = one.size < other.size ? [one, other] : [other, one];
  return Math.abs(one.y - other.y) <= large.size * (small.size < large.size * 0.85 ? 0.5 : 0.2);
}

/** Text printed twice to look bold. */
const repeats = (last: TextRun, run: TextRun) =>
  run.text === last.text && Math.abs(run.left - last.left) < run.size * 0.3;

function append(segment: Segment, run: TextRun): void {
  const apart = run.left - segment.right > Math.max(segment.size, run.size) * wordGap;
  const raised = run.size < segment.size * 0.85 && segment.y - run.y > segment.size * 0.2;
  const text =
    raised && /^\d+$/u.test(run.text.trim()) ? raisedDigits(segment.text, run.text.trim()) : run.text;
  const space = apart && !/\s$/u.test(segment.text) && !/^\s/u.test(text) && text !== '' ? ' ' : '';
  if (run.bold && segment.bold === segment.text.length) segment.bold += space.length + text.length;
  segment.text += space + text;
  segment.right = Math.max(segment.right, run.right);
  if (run.doubtful) segment.doubtful = [...(segment.doubtful ?? []), ...run.doubtful];
  if (run.size > segment.size) {
    segment.size = run.size;
    segment.y = run.y;
  }
}

function readSegments(runs: readonly TextRun[]): Segment[] {
  const segments: Segment[] = [];
  let last: TextRun | undefined;
  for (const run of runs.toSorted((one, other) => one.left - other.left)) {
    const open = segments.at(-1);
    if (last && repeats(last, run)) continue;
    const near = open && run.left - open.right <= Math.max(open.size, run.size) * wideGap;
    if (open && near && sharesLine(open, run)) append(open, run);
    else segments.push({ ...run });
    last = run;
  }
  return segments;
}

/** Small signs, drawn just after what they stand raised or lowered beside, belong to it wherever its row is. */
function attachSmall(runs: readonly TextRun[]): TextRun[] {
  const whole: TextRun[] = [];
  for (const run of runs) {
    const last = whole.at(-1);
    const isSmall = last && run.size < last.size * 0.85 && run.text.trim().length <= 3;
    const isBeside = last && Math.abs(run.left - last.right) < last.size * 0.5;
    if (isSmall && isBeside && sharesLine(last, run)) append(last, run);
    else whole.push({ ...run });
  }
  return whole;
}

/** The rows of a page from top to bottom; `runs` in the order in which the page draws them. */
export function readRows(runs: readonly TextRun[]): Row[] {
  const bands: { main: TextRun; runs: TextRun[] }[] = [];
  for (const run of attachSmall(runs).sort((one, other) => one.y - other.y)) {
    const band = bands.at(-1);
    if (band && Math.abs(run.y - band.main.y) <= Math.max(run.size, band.main.size) * 0.5) {
      band.runs.push(run);
      if (run.size > band.main.size) band.main = run;
    } else bands.push({ main: run, runs: [run] });
  }
  return bands.map((band) => ({ y: band.main.y, segments: readSegments(band.runs) }));
}
