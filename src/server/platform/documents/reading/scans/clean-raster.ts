import type { Raster } from './raster.ts';

/** Inches: the side of the squares whose background is looked for, and how far around them. */
const square = 0.05;
const around = { across: 5, down: 1 };
/** Grey values are counted in steps of 8. */
const steps = 32;

/** How often each grey value comes in each square, square by square. */
function countGreys({ width, height, pixels }: Raster, side: number, columns: number): Uint16Array {
  const counts = new Uint16Array(columns * Math.ceil(height / side) * steps);
  for (let y = 0; y < height; y++) {
    const row = Math.floor(y / side) * columns;
    for (let x = 0; x < width; x++) {
      const at = (row + Math.floor(x / side)) * steps + ((pixels[y * width + x] ?? 0) >> 3);
      counts[at] = (counts[at] ?? 0) + 1;
    }
  }
  return counts;
}

/** The mean of the grey values about the most frequent one. */
function backgroundOf(counts: Uint32Array): number {
  let most = 0;
  for (let step = 1; step < steps; step++) if ((counts[step] ?? 0) > (counts[most] ?? 0)) most = step;
  let [count, sum] = [0, 0];
  for (let step = Math.max(0, most - 1); step <= Math.min(steps - 1, most + 1); step++) {
    count += counts[step] ?? 0;
    sum += (counts[step] ?? 0) * (step * 8 + 4);
  }
  return sum / count;
}

/**
 * The picture with everything as dark as it differs from what lies behind it: grey paper, shadows and filled cells
 * become white, and letters dark, those that are white on a dark cell, too.
 */
export function evenOut(raster: Raster): Raster {
  const { width, height, pixels, dpi } = raster;
  const side = Math.max(4, Math.round(dpi * square));
  const [columns, rows] = [Math.ceil(width / side), Math.ceil(height / side)];
  const counts = countGreys(raster, side, columns);
  const backgrounds = new Uint8Array(columns * rows);
  const nearby = new Uint32Array(steps);
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      nearby.fill(0);
      for (let y = Math.max(0, row - around.down); y <= Math.min(rows - 1, row + around.down); y++) {
        const first = y * columns + Math.max(0, column - around.across);
        const last = y * columns + Math.min(columns - 1, column + around.across);
        for (let at = first * steps; at < (last + 1) * steps; at++)
          nearby[at % steps] = (nearby[at % steps] ?? 0) + (counts[at] ?? 0);
      }
      backgrounds[row * columns + column] = backgroundOf(nearby);
    }
  const even = new Uint8Array(pixels.length);
  for (let y = 0; y < height; y++) {
    const row = Math.floor(y / side) * columns;
    for (let x = 0; x < width; x++) {
      const behind = backgrounds[row + Math.floor(x / side)] ?? 255;
      even[y * width + x] = 255 - Math.abs((pixels[y * width + x] ?? 0) - behind);
    }
  }
  return { ...raster, pixels: even };
}

/** The grey value that parts dark from light best, as Otsu has it ("A threshold selection method", 1979). */
function thresholdOf(pixels: Uint8Array): number {
  const counts = new Uint32Array(256);
  for (const value of pixels) counts[value] = (counts[value] ?? 0) + 1;
  const total = counts.reduce((sum, count, value) => sum + count * value, 0);
  let [dark, darkSum, best, threshold] = [0, 0, 0, 0];
  for (const [value, count] of counts.entries()) {
    dark += count;
    darkSum += count * value;
    const light = pixels.length - dark;
    if (dark === 0 || light === 0) continue;
    const between = dark * light * (darkSum / dark - (total - darkSum) / light) ** 2;
    if (between > best) [best, threshold] = [between, value];
  }
  return threshold;
}

/** Inches: from how long on, and up to how thick, something straight is a rule and no part of a letter. */
const rule = { long: 0.35, thick: 0.035 };

/** A way through the pixels: `lines` of `length` pixels each, and how far the next pixel and the next line are. */
interface Way {
  lines: number;
  length: number;
  next: number;
  nextLine: number;
}

/** Which pixels stand in a dark stretch along the way that is long enough for a rule. */
function findStretches(isDark: Uint8Array, { lines, length, next, nextLine }: Way, long: number): Uint8Array {
  const found = new Uint8Array(isDark.length);
  for (let line = 0; line < lines; line++) {
    let from = 0;
    for (let to = 0; to <= length; to++) {
      if (to < length && isDark[line * nextLine + to * next]) continue;
      if (to - from >= long) for (let at = from; at < to; at++) found[line * nextLine + at * next] = 1;
      from = to + 1;
    }
  }
  return found;
}

/**
 * The picture without the rules of tables, lines to write on and frames, which hide from the engine what stands between
 * them. A rule may be as aslant as pages in a scanner lie.
 */
export function eraseRules(raster: Raster): Raster {
  const { width, height, pixels, dpi } = raster;
  const threshold = thresholdOf(pixels);
  const isDark = pixels.map((value) => Number(value <= threshold));
  const clean = pixels.slice();
  const ways: Way[] = [
    { lines: height, length: width, next: 1, nextLine: width },
    { lines: width, length: height, next: width, nextLine: 1 },
  ];
  for (const way of ways) {
    const found = findStretches(isDark, way, rule.long * dpi);
    for (let at = 0; at < way.length; at++) {
      let from = 0;
      for (let to = 0; to <= way.lines; to++) {
        if (to < way.lines && found[to * way.nextLine + at * way.next]) continue;
        // With the half-dark pixels along its sides.
        if (to > from && to - from <= rule.thick * dpi)
          for (let line = Math.max(0, from - 1); line <= Math.min(way.lines - 1, to); line++)
            clean[line * way.nextLine + at * way.next] = 255;
        from = to + 1;
      }
    }
  }
  return { ...raster, pixels: clean };
}
