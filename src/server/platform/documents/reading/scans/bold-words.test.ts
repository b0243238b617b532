import { expect, it } from 'vitest';
import { greyOf } from '#test/support/documents/scans.ts';
import { findBold } from './bold-words.ts';
import type { ScannedLine } from './engine.ts';

/** Words of 60 pixels with upright strokes of these widths, 20 apart; one of no stroke is short. */
const strokes = [
  [4, 4, 2, 2],
  [2, 2, 2, 2],
  [2, 4, 0, 2],
];
const page = {
  ...greyOf(320, 90, (x, y) => {
    const width = strokes[Math.floor(y / 30)]?.[Math.floor(x / 80)] ?? 0;
    return x % 80 < 60 && (x % 80) % 20 < width && y % 30 < 20 ? 0 : 255;
  }),
  dpi: 200,
};
const lines = strokes.map(
  (widths, line): ScannedLine => ({
    baseline: line * 30 + 20,
    slope: 0,
    height: 20,
    words: widths.map((width, word) => ({
      text: width === 0 ? 'e' : `palavra ${line}.${word}`,
      confidence: 90,
      left: word * 80,
      right: word * 80 + 60,
      top: line * 30,
      bottom: line * 30 + 20,
    })),
  }),
);

it('words of wider strokes are bold, and short ones as the one before them', () => {
  expect([...findBold(page, lines)].map(({ text }) => text)).toEqual([
    'palavra 0.0',
    'palavra 0.1',
    'palavra 2.1',
    'e',
  ]);
});

it('none is bold where all are', () => {
  expect(
    findBold(page, [{ ...(lines[0] as ScannedLine), words: lines[0]?.words.slice(0, 2) ?? [] }]),
  ).toEqual(new Set());
});
