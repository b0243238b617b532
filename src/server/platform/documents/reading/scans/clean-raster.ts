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

/** The mean of the grey values about the most frequent one, and their share of all. */
function commonest(counts: Uint32Array): { grey: number; share: number } {
  let [most, all] = [0, 0];
  for (let step = 0; step < steps; step++) {
    if ((counts[step] ?? 0) > (counts[most] ?? 0)) most = step;
    all += counts[step] ?? 0;
  }
  let [count, sum] = [0, 0];
  for (let step = Math.max(0, most - 1); step <= Math.min(steps - 1, most + 1); step++) {
    count += counts[step] ?? 0;
    sum += (counts[step] ?? 0) * (step * 8 + 4);
  }
  return { grey: sum / count, share: count / all };
}

/** Share of a square that is of one grey where nothing is written, and how far the greys of such squares may differ. */
const plain = { share: 0.7, apart: 12 };

/** The grey behind what is written in each square: its own within a plain surface, else the commonest around it. */
function findBackgrounds(counts: Uint16Array, columns: number, rows: number): Uint8Array {
  const sum = new Uint32Array(steps);
  const within = (left: number, right: number, top: number, bottom: number) => {
    sum.fill(0);
    for (let y = Math.max(0, top); y <= Math.min(rows - 1, bottom); y++) {
      const last = y * columns + Math.min(columns - 1, right);
      for (let at = (y * columns + Math.max(0, left)) * steps; at < (last + 1) * steps; at++)
        sum[at % steps] = (sum[at % steps] ?? 0) + (counts[at] ?? 0);
    }
    return commonest(sum);
  };
  const own = Array.from({ length: rows * columns }, (_, at) => {
    const [x, y] = [at % columns, Math.floor(at / columns)];
    return within(x, x, y, y);
  });
  const isPlain = (x: number, y: number, grey: number) => {
    const square = x >= 0 && x < columns ? own[y * columns + x] : undefined;
    return square && square.share >= plain.share && Math.abs(square.grey - grey) <= plain.apart;
  };
  /** Two squares by two: the stroke of a letter is hardly ever as wide. */
  const isSurface = (x: number, y: number, grey: number) =>
    isPlain(x, y, grey) &&
    [-1, 1].some((across) =>
      [-1, 1].some(
        (down) =>
          isPlain(x + across, y, grey) && isPlain(x, y + down, grey) && isPlain(x + across, y + down, grey),
      ),
    );
  return Uint8Array.from(own, ({ grey }, at) => {
    const [x, y] = [at % columns, Math.floor(at / columns)];
    if (isSurface(x, y, grey)) return grey;
    return within(x - around.across, x + around.across, y - around.down, y + around.down).grey;
  });
}

/**
 * The picture with everything as dark as it differs from what lies behind it: grey paper, shadows and filled cells
 * become white, and letters dark, those that are white on a dark cell, too.
 */
export function evenOut(raster: Raster): Raster {
  const { width, height, pixels, dpi } = raster;
  const side = Math.max(4, Math.round(dpi * square));
  const [columns, rows] = [Math.ceil(width / side), Math.ceil(height / side)];
  const backgrounds = findBackgrounds(countGreys(raster, side, columns), columns, rows);
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
