import { documentLimits } from '#shared/contracts/documents.ts';
import { DocumentProblem } from '../document-problem.ts';
import { readPageLines } from '../page-lines.ts';
import { readRows } from '../page-rows.ts';
import { type PageText, readPageText } from '../page-text.ts';
import type { Line } from '../plain-lines.ts';
import { type Engine, loadEngine } from './engine.ts';
import { PagePictures } from './page-pictures.ts';
import type { Raster } from './raster.ts';
import { type Recognition, recognisePage } from './recognise-page.ts';

/** Letters of a page that is a picture with a stamp of text on it, at most; and what the picture covers, at least. */
const fewLetters = 300;
const leastCovered = 0.5;
/** Milliseconds of a processor after which each page is recognised once only. */
const unhurriedMs = 180_000;

/**
 * The pages of a PDF, from 1, whose text is in pictures, `letters` being those of each page's own text. Nothing is
 * drawn for this. Throws `too_many_scanned_pages` and `picture_too_large`.
 */
export async function findScans(bytes: Uint8Array, letters: readonly number[]): Promise<number[]> {
  const few = letters.flatMap((count, index) => (count < fewLetters ? [index + 1] : []));
  const pictures = few.length > 0 ? await PagePictures.open(bytes) : undefined;
  const scans = few.filter((number) => {
    const look = pictures?.look(number);
    if (!look || look.isBlank || (letters[number - 1] !== 0 && look.covered < leastCovered)) return false;
    refuseLarge(look.pixels);
    return true;
  });
  if (scans.length > documentLimits.scannedPages)
    throw new DocumentProblem('documents.too_many_scanned_pages');
  return scans;
}

/** Throws `picture_too_large`, before anything of a picture is decoded. */
export function refuseLarge(pixels: number): void {
  if (pixels > documentLimits.megapixels * 1e6) throw new DocumentProblem('documents.picture_too_large');
}

/** Told after each page, and before the first one. */
export type Progress = (progress: { done: number; of: number }) => void;

/** What was recognised on each of these pages of a PDF; a page that can't be drawn has nothing. */
export async function recogniseScans(
  bytes: Uint8Array,
  numbers: readonly number[],
  report: Progress,
): Promise<Map<number, Recognition>> {
  report({ done: 0, of: numbers.length });
  const pictures = await PagePictures.open(bytes);
  const engine = await loadEngine();
  const found = new Map<number, Recognition>();
  for (const [index, number] of numbers.entries()) {
    const raster = pictures?.draw(number);
    if (raster) found.set(number, recognisePage(engine, raster, isHurried()));
    report({ done: index + 1, of: numbers.length });
  }
  return found;
}

const isHurried = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000 > unhurriedMs;
};

/** The text of a picture that is a file of its own, '' when none is recognised. Throws `broken`. */
export async function recognisePicture(
  bytes: Uint8Array,
  report: Progress,
): Promise<PageText & { lines: Line[]; confidence: number }> {
  report({ done: 0, of: 1 });
  const engine = await loadEngine();
  const { runs, confidence } = recognisePage(engine, decode(engine, bytes));
  report({ done: 1, of: 1 });
  const rows = readRows(runs);
  return { ...readPageText(rows), lines: readPageLines(rows), confidence };
}

function decode(engine: Engine, bytes: Uint8Array): Raster {
  try {
    return engine.decode(bytes);
  } catch {
    throw new DocumentProblem('documents.broken');
  }
}
