import type { TextRun } from '../text-runs.ts';
import { findBold } from './bold-words.ts';
import { eraseRules, evenOut } from './clean-raster.ts';
import type { Engine, ScannedLine, ScannedWord } from './engine.ts';
import { type Raster, shrink } from './raster.ts';

/** What was recognised on a page. */
export interface Recognition {
  /** A run for each word, as those of a page's own text: in points, its height counted from the bottom. */
  runs: TextRun[];
  /** The mean of its letters, from 0 to 100; 0 without any. */
  confidence: number;
}

/** A word below this confidence is doubtful; one below the lower bound, or without a letter, is a speck. */
const doubtful = 60;
const speck = 25;
/** Share of the letters that have to be sure, or all of it is taken for a drawing. */
const leastSure = 0.5;
/** Share by which lines that were found in two ways may differ in length and still be the same lines. */
const sameLines = 0.03;
const finest = 300;
/** The size of type, in heights of its lines. */
const sizeOfHeight = 1.12;

/** What rules and the edges of filled cells leave behind looks like these, however sure. */
const remains = /^[|_"'«»‘’“”]+$/u;

const isWord = ({ text, confidence }: ScannedWord) =>
  confidence >= (/[\p{L}\p{N}]/u.test(text) ? speck : doubtful) && !remains.test(text);
const isSure = ({ confidence }: ScannedWord) => confidence >= doubtful;
const lettersOf = (words: readonly ScannedWord[]) => words.reduce((sum, { text }) => sum + text.length, 0);
const wordsOf = (lines: readonly ScannedLine[]) => lines.flatMap(({ words }) => words);
const sureWords = (lines: readonly ScannedLine[]) => wordsOf(lines).filter(isSure);

const lengthOf = (lines: readonly ScannedLine[]) =>
  lines.reduce((sum, { words }) => sum + (words.at(-1)?.right ?? 0) - (words[0]?.left ?? 0), 0);

/**
 * The lines of a page in the segmentation that gives more words for sure: the mean confidence is high, too, where a
 * whole table is passed over, and numbers in its cells have few letters. To recognise takes ten times as long as to
 * find lines, so the second one is only recognised where it finds other lines.
 */
function recogniseLines(engine: Engine, raster: Raster, isHurried: boolean): ScannedLine[] {
  const lines = engine.recognise(raster, 'auto');
  const length = lengthOf(lines);
  const other = isHurried ? length : engine.measureLines(raster, 'column');
  if (Math.abs(other - length) <= sameLines * Math.max(other, length)) return lines;
  const inColumn = engine.recognise(raster, 'column');
  return sureWords(inColumn).length > sureWords(lines).length ? inColumn : lines;
}

/** What stands on a picture of a page. `isHurried` tries one segmentation only. */
export function recognisePage(engine: Engine, picture: Raster, isHurried = false): Recognition {
  const raster = eraseRules(evenOut(shrink(picture, finest)));
  const lines = recogniseLines(engine, raster, isHurried).map((line) => ({
    ...line,
    words: line.words.filter(isWord),
  }));
  const words = wordsOf(lines);
  const letters = lettersOf(words);
  if (letters === 0 || lettersOf(sureWords(lines)) < leastSure * letters) return { runs: [], confidence: 0 };
  const points = 72 / raster.dpi;
  const slope = slopeOf(lines);
  const bold = findBold(raster, lines);
  const sizes = steadySizes(lines);
  const runs = lines.flatMap(({ baseline, words: own }, line) =>
    own.map(
      (word): Omit<TextRun, 'order'> => ({
        text: word.text,
        left: (word.left + baseline * slope) * points,
        right: (word.right + baseline * slope) * points,
        y: (baseline - (own[0]?.left ?? 0) * slope - raster.height) * points,
        size: (sizes[line] ?? 0) * sizeOfHeight * points,
        font: '',
        bold: bold.has(word) ? word.text.length : 0,
        isScanned: true,
        ...(!isSure(word) && { doubtful: [word.text.replace(/-$/u, '')] }),
      }),
    ),
  );
  return {
    runs: runs.map((run, order) => ({ ...run, order })),
    confidence: words.reduce((sum, { text, confidence }) => sum + text.length * confidence, 0) / letters,
  };
}

/** How aslant the page lies: of its long lines, whose ends are well known, the one in the middle. */
function slopeOf(lines: readonly ScannedLine[]): number {
  const longest = Math.max(...lines.map((line) => lengthOf([line])));
  const slopes = lines.filter((line) => lengthOf([line]) > longest / 2).map(({ slope }) => slope);
  return slopes.sort((one, other) => one - other)[slopes.length >> 1] ?? 0;
}

/** Heights of the lines, the usual one for all that are near it: what is measured wavers, and type does not. */
function steadySizes(lines: readonly ScannedLine[]): number[] {
  const heights = lines.flatMap(({ height, words }) => words.map(() => height));
  const usual = heights.sort((one, other) => one - other)[heights.length >> 1] ?? 0;
  return lines.map(({ height }) => (Math.abs(height - usual) <= usual * 0.2 ? usual : height));
}
