import type { ScannedLine, ScannedWord } from './engine.ts';
import type { Raster } from './raster.ts';

/** How many times as wide as usual the strokes of bold letters are, and letters that a word needs to be judged. */
const wider = 1.22;
const fewest = 3;
/** Grey values up to which a pixel belongs to a stroke. */
const ink = 190;

/** The mean width of what crosses the strokes of a word from left to right, in pixels; half-dark ones count half. */
function strokeOf({ pixels, width }: Raster, { left, right, top, bottom }: ScannedWord): number {
  let [dark, strokes] = [0, 0];
  for (let y = top; y < bottom; y++) {
    let isInk = false;
    for (let x = left; x < right; x++) {
      const value = pixels[y * width + x] ?? 255;
      dark += (255 - value) / 255;
      if (!isInk && value < ink) strokes += 1;
      isInk = value < ink;
    }
  }
  return strokes === 0 ? 0 : dark / strokes;
}

/**
 * The words of a page that are bold: their strokes are wider than most are in type of their size. Short words go with
 * the one before them. A page that is all bold has none.
 */
export function findBold(raster: Raster, lines: readonly ScannedLine[]): ReadonlySet<ScannedWord> {
  const weighed = lines.map(({ height, words }) =>
    words.map((word) => ({
      word,
      weight: word.text.length < fewest || height <= 0 ? 0 : strokeOf(raster, word) / height,
    })),
  );
  const weights = weighed.flat().flatMap(({ weight }) => (weight > 0 ? [weight] : []));
  const usual = weights.sort((one, other) => one - other)[weights.length >> 1] ?? 0;
  const bold = new Set<ScannedWord>();
  for (const words of weighed) {
    let isBold = (words.find(({ weight }) => weight > 0)?.weight ?? 0) > usual * wider;
    for (const { word, weight } of words) {
      if (weight > 0) isBold = weight > usual * wider;
      if (isBold) bold.add(word);
    }
  }
  return bold;
}
