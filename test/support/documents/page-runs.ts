import type { TextRun } from '#server/platform/documents/reading/text-runs.ts';

interface Look {
  left?: number;
  /** Baseline of the first line. */
  top?: number;
  /** Distance of baselines. */
  leading?: number;
  size?: number;
  font?: string;
}

/** Lines as runs, each letter half as wide as its font is high, so that 80 letters of size 10 take 400 points. */
export const runsOf = (
  lines: readonly string[],
  { left = 72, top = 100, leading = 12, size = 10, font = 'text' }: Look = {},
): TextRun[] =>
  lines.map((text, index) => ({
    text,
    left,
    right: left + (text.length * size) / 2,
    y: top + index * leading,
    size,
    font,
    order: top + index,
  }));

/** Cells of a row at these distances from the left. */
export const cellsOf = (cells: Readonly<Record<number, string>>, top: number): TextRun[] =>
  Object.entries(cells).flatMap(([left, text]) => runsOf([text], { left: Number(left), top }));
