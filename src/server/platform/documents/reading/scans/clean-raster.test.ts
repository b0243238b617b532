import { describe, expect, it } from 'vitest';
import { greyOf } from '#test/support/documents/scans.ts';
import { eraseRules, evenOut } from './clean-raster.ts';
import { type Raster, shrink } from './raster.ts';

const page = (valueAt: (x: number, y: number) => number): Raster => ({
  ...greyOf(300, 200, valueAt),
  dpi: 200,
});
const at = ({ pixels, width }: Raster, x: number, y: number) => pixels[y * width + x] ?? -1;
const isInside = (x: number, y: number, [left, top, width, height]: readonly number[]) =>
  x >= Number(left) &&
  x < Number(left) + Number(width) &&
  y >= Number(top) &&
  y < Number(top) + Number(height);

/** What may be a letter: 8 × 12 pixels. */
const letter = [140, 100, 8, 12] as const;

describe('an evened page', () => {
  it.each([
    ['grey paper', 190, 60],
    ['a dark cell', 80, 240],
  ])('has dark letters on white, of those on %s', (_, paper, ink) => {
    const even = evenOut(page((x, y) => (isInside(x, y, letter) ? ink : paper)));
    expect(at(even, 143, 105)).toBeLessThan(140);
    for (const [x, y] of [
      [10, 10],
      [130, 105],
      [290, 190],
    ] as const)
      expect(at(even, x, y)).toBeGreaterThan(245);
  });

  it('has none of a shadow that lies across it', () => {
    const even = evenOut(page((x, y) => (isInside(x, y, letter) ? 20 : 240 - Math.floor(x / 3))));
    expect(at(even, 143, 105)).toBeLessThan(140);
    for (const x of [5, 100, 200, 295]) expect(at(even, x, 150)).toBeGreaterThan(235);
  });
});

describe('rules', () => {
  const drawn = (...boxes: (readonly number[])[]) =>
    eraseRules(page((x, y) => (boxes.some((box) => isInside(x, y, box)) ? 0 : 255)));

  it('are erased, upright and lying, and letters beside them are kept', () => {
    const clean = drawn([0, 50, 300, 3], [60, 20, 3, 150], letter);
    expect(at(clean, 200, 51)).toBe(255);
    expect(at(clean, 61, 100)).toBe(255);
    expect(at(clean, 143, 105)).toBe(0);
  });

  it('are erased when they lie aslant', () => {
    const clean = eraseRules(page((x, y) => (Math.abs(y - 50 - x / 100) < 1.5 ? 0 : 255)));
    expect(clean.pixels.every((value) => value === 255)).toBe(true);
  });

  it('are neither short strokes nor thick bars', () => {
    const clean = drawn([10, 10, 40, 3], [10, 60, 200, 20]);
    expect(at(clean, 30, 11)).toBe(0);
    expect(at(clean, 100, 70)).toBe(0);
  });
});

it('a picture is made smaller by means, and never larger', () => {
  const large: Raster = { ...greyOf(4, 2, (x) => (x < 2 ? 0 : x === 2 ? 100 : 200)), dpi: 600 };
  expect(shrink(large, 300)).toEqual({ width: 2, height: 1, pixels: Uint8Array.of(0, 150), dpi: 300 });
  expect(shrink(large, 700)).toBe(large);
});
