import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { gunzipSync } from 'node:zlib';
import { type Raster, writePgm } from './raster.ts';

/** How the engine looks for lines: blocks and columns by itself, or one column of lines of any size (a table, too). */
type Segmentation = 'auto' | 'column';

/** Lengths in pixels, from the left and from the top. */
export interface ScannedLine {
  /** Where its left end stands, and how much lower its right end, for each pixel between them. */
  baseline: number;
  slope: number;
  /** From the lowest parts of its letters to the highest. */
  height: number;
  words: ScannedWord[];
}

export interface ScannedWord {
  text: string;
  /** From 0 to 100. */
  confidence: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** What recognises letters, as narrow as it is used. */
export interface Engine {
  /** Pixels of a PNG or JPEG file, upright as its EXIF data say; throws for a broken one. */
  decode(bytes: Uint8Array): Raster;
  /** Pixels that the lines of a page are long together, found without reading them. */
  measureLines(raster: Raster, segmentation: Segmentation): number;
  recognise(raster: Raster, segmentation: Segmentation): ScannedLine[];
}

/** What is used of Tesseract's C++ API, of which the package knows no types. */
interface Api {
  Init(path: null, language: string, mode: number): number;
  SetVariable(name: string, value: string): void;
  SetImageFile(orientation: number, angle: number): number;
  SetSourceResolution(dpi: number): void;
  GetInputImage(): {
    get_w(): number;
    get_h(): number;
    get_d(): number;
    get_wpl(): number;
    get_data(): number;
  };
  AnalyseLayout(): unknown;
  Recognize(monitor: null): number;
  GetJSONText(): string;
}

interface Core {
  FS: { writeFile(path: string, bytes: Uint8Array): void };
  TessBaseAPI: new () => Api;
  getValue(address: number, type: 'i32'): number;
}

interface JsonLine {
  bbox: { x0: number; x1: number };
  baseline: { x0: number; y0: number; x1: number; y1: number };
  rowAttributes: { rowHeight: number };
  words: { text: string; confidence: number; bbox: { x0: number; x1: number; y0: number; y1: number } }[];
}

interface JsonPage {
  blocks: { paragraphs: { lines: JsonLine[] }[] | null }[] | null;
}

const ignore = (): void => {};
const require = createRequire(import.meta.url);
/** Tesseract's page segmentation modes of these numbers. */
const modes: Readonly<Record<Segmentation, string>> = { auto: '3', column: '4' };
/** The engine of neural networks alone: the language's file has no other. */
const lstmOnly = 1;

/** The EXIF tag of the orientation with its value, 1 to 8, in hexadecimal digits of either byte order. */
const orientation = /^(?:..)*?(?:0112000300000001000([1-8])|12010300010000000([1-8])00)/u;

/** It stands near the start of a JPEG file; 1 is upright. */
function orientationOf(bytes: Uint8Array): number {
  const found = orientation.exec(Buffer.from(bytes.subarray(0, 1000)).toString('hex'));
  return Number(found?.[1] ?? found?.[2] ?? 1);
}

const linesOf = (api: Api): JsonLine[] =>
  (JSON.parse(api.GetJSONText()) as JsonPage).blocks?.flatMap(
    ({ paragraphs }) => paragraphs?.flatMap(({ lines }) => lines) ?? [],
  ) ?? [];

const toLine = ({ baseline, rowAttributes, words }: JsonLine): ScannedLine => ({
  baseline: baseline.y0,
  slope: (baseline.y1 - baseline.y0) / Math.max(1, baseline.x1 - baseline.x0),
  height: rowAttributes.rowHeight,
  words: words.map(({ text, confidence, bbox: { x0: left, x1: right, y0: top, y1: bottom } }) => ({
    text,
    confidence,
    left,
    right,
    top,
    bottom,
  })),
});

/** The grey values of Leptonica's words of 32 bits, which hold their pixels from the highest bits on. */
function readPixels(core: Core, api: Api): Raster {
  const picture = api.GetInputImage();
  const [width, height, depth] = [picture.get_w(), picture.get_h(), picture.get_d()];
  const [data, wordsPerRow] = [picture.get_data(), picture.get_wpl()];
  const pixels = new Uint8Array(width * height);
  for (let y = 0; y < height; y++)
    for (let word = 0; word < wordsPerRow; word++) {
      const bits = core.getValue(data + (y * wordsPerRow + word) * 4, 'i32');
      const perWord = 32 / depth;
      for (let x = word * perWord; x < Math.min(width, (word + 1) * perWord); x++)
        pixels[y * width + x] = greyOf(bits, depth, x % perWord);
    }
  return { width, height, pixels, dpi: (Math.max(width, height) * 72) / pageHeight };
}

/** A picture says nothing of paper: it is taken for a page of A4, so many points high. */
const pageHeight = 842;

function greyOf(bits: number, depth: number, at: number): number {
  if (depth === 1) return (bits >>> (31 - at)) & 1 ? 0 : 255;
  if (depth === 8) return (bits >>> (24 - at * 8)) & 255;
  return ((bits >>> 24) * 2 + ((bits >>> 16) & 255) * 5 + ((bits >>> 8) & 255)) / 8;
}

/** Tesseract with its Portuguese data, all of it from installed packages; takes about 0.3 s and 90 MB. */
export async function loadEngine(): Promise<Engine> {
  const start = require('tesseract.js-core/tesseract-core-relaxedsimd-lstm') as (settings: {
    TesseractProgress(): void;
  }) => Promise<Core>;
  const core = await start({ TesseractProgress: ignore });
  const language = require.resolve('@tesseract.js-data/por/4.0.0_best_int/por.traineddata.gz');
  core.FS.writeFile('por.traineddata', gunzipSync(readFileSync(language)));
  const api = new core.TessBaseAPI();
  if (api.Init(null, 'por', lstmOnly) !== 0) throw new Error('The engine did not start.');
  // Every letter that it is given is dark: lines that it doubts need no second look the other way round.
  api.SetVariable('invert_threshold', '0');
  const take = (raster: Raster, segmentation: Segmentation) => {
    api.SetVariable('tessedit_pageseg_mode', modes[segmentation]);
    core.FS.writeFile('/input', writePgm(raster));
    if (api.SetImageFile(1, 0) !== 0) throw new Error('The engine took no picture.');
    api.SetSourceResolution(Math.round(raster.dpi));
  };
  return {
    decode: (bytes) => {
      core.FS.writeFile('/input', bytes);
      if (api.SetImageFile(orientationOf(bytes), 0) !== 0) throw new Error('The picture is broken.');
      return readPixels(core, api);
    },
    measureLines: (raster, segmentation) => {
      take(raster, segmentation);
      api.AnalyseLayout();
      return linesOf(api).reduce((sum, { bbox }) => sum + bbox.x1 - bbox.x0, 0);
    },
    recognise: (raster, segmentation) => {
      take(raster, segmentation);
      api.Recognize(null);
      return linesOf(api).map(toLine);
    },
  };
}
