import { describe, expect, it } from 'vitest';
import { greyOf } from '#test/support/documents/scans.ts';
import { readRows } from '../page-rows.ts';
import { readPageText } from '../page-text.ts';
import type { Engine, ScannedLine } from './engine.ts';
import type { Raster } from './raster.ts';
import { recognisePage } from './recognise-page.ts';

const page: Raster = { ...greyOf(720, 144, () => 255), dpi: 144 };

/** Words of these confidences on lines 24 pixels apart, each letter 10 wide. */
const linesOf = (...lines: [text: string, confidence: number][][]): ScannedLine[] =>
  lines.map((words, line) => {
    let left = 20;
    return {
      baseline: 30 + line * 24,
      slope: 0,
      height: 20 + line,
      words: words.map(([text, confidence]) => {
        const right = left + text.length * 10;
        const word = { text, confidence, left, right, top: 0, bottom: 0 };
        left = right + 10;
        return word;
      }),
    };
  });

/** An engine that finds these lines, and what it was asked for. */
function engineOf(auto: ScannedLine[], column = auto) {
  const asked: string[] = [];
  const lines = { auto, column };
  const length = ({ words }: ScannedLine) => (words.at(-1)?.right ?? 0) - (words[0]?.left ?? 0);
  const engine: Engine = {
    decode: () => page,
    measureLines: (_, segmentation) => {
      asked.push(`measure ${segmentation}`);
      return lines[segmentation].reduce((sum, line) => sum + length(line), 0);
    },
    recognise: (_, segmentation) => {
      asked.push(`recognise ${segmentation}`);
      return lines[segmentation];
    },
  };
  return { engine, asked };
}

const textOf = ({ runs }: ReturnType<typeof recognisePage>) => readPageText(readRows(runs));
const title = linesOf([['Regulamento', 96]]);
const whole = linesOf(
  [['Regulamento', 90]],
  [
    ['Artigo', 88],
    ['1', 70],
  ],
);

describe('a page is recognised', () => {
  it('once where both segmentations find the same lines', () => {
    const { engine, asked } = engineOf(whole);
    expect(textOf(recognisePage(engine, page)).text).toBe('Regulamento Artigo 1');
    expect(asked).toEqual(['recognise auto', 'measure column']);
  });

  it('twice where they find others, and the one with more words for sure is kept', () => {
    const { engine, asked } = engineOf(title, whole);
    expect(recognisePage(engine, page).runs).toHaveLength(3);
    expect(asked).toEqual(['recognise auto', 'measure column', 'recognise column']);
    const unsure = linesOf(
      [['Regu1amento', 30]],
      [
        ['Art!go', 40],
        ['l', 30],
      ],
    );
    expect(recognisePage(engineOf(title, unsure).engine, page).runs).toHaveLength(1);
  });

  it('once in a hurry', () => {
    const { engine, asked } = engineOf(title, whole);
    expect(recognisePage(engine, page, true).runs).toHaveLength(1);
    expect(asked).toEqual(['recognise auto']);
  });
});

describe('what is recognised', () => {
  it('stands in points, counted from the bottom, in type of one size', () => {
    const { runs } = recognisePage(engineOf(whole).engine, page);
    expect(runs[0]).toEqual({
      text: 'Regulamento',
      left: 10,
      right: 65,
      y: -57,
      size: expect.closeTo(11.76),
      font: '',
      bold: 0,
      isScanned: true,
      order: 0,
    });
    expect(runs.map(({ size }) => size)).toEqual([11.76, 11.76, 11.76].map((size) => expect.closeTo(size)));
  });

  it('stands upright where the page lies aslant', () => {
    const aslant = linesOf([['Regulamento', 90]], [['Artigo', 88]]).map((line, index) => ({
      ...line,
      slope: 0.01,
      words: line.words.map((word) => ({ ...word, left: word.left - index, right: word.right - index })),
    }));
    const { runs } = recognisePage(engineOf(aslant).engine, page);
    expect(runs[1]?.left).toBeCloseTo((runs[0]?.left ?? 0) - 0.38, 2);
    expect(runs[0]?.y).toBeCloseTo(-57.1, 2);
  });

  it('has its doubtful words marked in their lines, and its specks left out', () => {
    const { engine } = engineOf(
      linesOf(
        [
          ['Provas', 95],
          ['objet1vas', 41],
          ['—', 50],
          ['|', 90],
          ['x', 12],
        ],
        [],
        [],
        [],
        [
          ['Será', 93],
          ['elimi-', 55],
        ],
        [['nado.', 90]],
      ),
    );
    const recognition = recognisePage(engine, page);
    expect(textOf(recognition)).toEqual({
      text: 'Provas objet1vas\n\nSerá eliminado.',
      doubtful: [
        { line: 0, word: 'objet1vas' },
        { line: 2, word: 'elimi' },
      ],
    });
    // The mean of its letters: 6 × 95, 9 × 41, 4 × 93, 6 × 55 and 5 × 90 of 30.
    expect(recognition.confidence).toBeCloseTo(69.7, 1);
  });

  it.each([
    ['no line', linesOf()],
    [
      'specks',
      linesOf([
        ['~', 55],
        ['a', 20],
      ]),
    ],
    [
      'mostly doubtful words',
      linesOf([
        ['fllxw', 45],
        ['é', 90],
        ['wmnk', 35],
      ]),
    ],
  ])('is nothing of %s', (_, lines) => {
    expect(recognisePage(engineOf(lines).engine, page)).toEqual({ runs: [], confidence: 0 });
  });
});
