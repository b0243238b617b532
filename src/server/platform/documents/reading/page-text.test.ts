import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cellsOf, runsOf } from '#test/support/documents/page-runs.ts';
import { readRows } from './page-rows.ts';
import { readPageText } from './page-text.ts';
import type { TextRun } from './text-runs.ts';

const read = (...runs: TextRun[][]) => readPageText(readRows(runs.flat())).text;

const prose = [
  'A meiose reduz à metade o número de cromos-',
  'somos de uma célula, e o emparelhamento dos',
  'homólogos permite que eles troquem trechos.',
  'Tornou-se comum comparar as duas divisões e',
  'ver nelas dois modos de guardar a herança.',
];
const proseText =
  'A meiose reduz à metade o número de cromossomos de uma célula, e o emparelhamento dos homólogos permite que eles troquem trechos. Tornou-se comum comparar as duas divisões e ver nelas dois modos de guardar a herança.';
const other = [
  'O segundo assunto é a formação de espécies,',
  'que pede tempo e isolamento, como mostram',
  'as ilhas em que os bicos dos pássaros se di-',
  'ferenciaram conforme o alimento que havia.',
  'Cada ilha guardou assim a sua própria forma.',
];
const otherText =
  'O segundo assunto é a formação de espécies, que pede tempo e isolamento, como mostram as ilhas em que os bicos dos pássaros se diferenciaram conforme o alimento que havia. Cada ilha guardou assim a sua própria forma.';

describe('paragraphs', () => {
  it('are put together from their lines, broken words whole again', () => {
    expect(read(runsOf(prose))).toBe(proseText);
  });

  it('are parted by space, by indents and by short last lines', () => {
    const bySpace = read(runsOf(prose), runsOf(other, { top: 175 }));
    const byIndent = read(
      runsOf(prose),
      runsOf([`${other[0]}`], { top: 160, left: 90 }),
      runsOf(other.slice(1), { top: 172 }),
    );
    const byEnd = read(runsOf([...prose.slice(0, 3), 'Fim do caso.']), runsOf(other, { top: 148 }));
    expect(bySpace).toBe(`${proseText}\n\n${otherText}`);
    expect(byIndent).toBe(`${proseText}\n\n${otherText}`);
    expect(byEnd.split('\n\n')).toEqual([expect.stringMatching(/Fim do caso\.$/), otherText]);
  });

  it('do not swallow headings, lists and their items', () => {
    const text = read(
      runsOf(['Divisão celular'], { size: 14 }),
      runsOf(prose, { top: 120 }),
      runsOf(
        [
          'As fases são:',
          '• prófase;',
          '• metáfase, quando todos os cromossomos ficam no',
          '  meio;',
          '• anáfase.',
        ],
        { top: 188 },
      ),
    );
    expect(text).toBe(
      `Divisão celular\n\n${proseText}\n\nAs fases são:\n\n• prófase;\n• metáfase, quando todos os cromossomos ficam no meio;\n• anáfase.`,
    );
  });
});

describe('columns', () => {
  const full = { left: 72, top: 80, size: 14 };
  const title = 'Um título que corre sobre as duas colunas todas da página';

  it('are read one after the other below a title that runs across', () => {
    const page = read(runsOf([title], full), runsOf(prose), runsOf(other, { left: 320 }));
    expect(page).toBe(`${title}\n\n${proseText}\n\n${otherText}`);
  });

  it('may be three, with lines at different heights', () => {
    const page = read(
      runsOf(prose, { left: 40 }),
      runsOf(other, { left: 280, top: 106 }),
      runsOf(prose, { left: 520, top: 103 }),
    );
    expect(page).toBe([proseText, otherText, proseText].join('\n\n'));
  });

  it('pass a sentence on from one to the next', () => {
    const page = read(runsOf(prose.slice(0, 4)), runsOf([...prose.slice(4), ...other], { left: 320 }));
    expect(page.startsWith(proseText)).toBe(true);
  });
});

it('reads a table row by row, its cells apart', () => {
  const rows = [
    { 72: 'Região', 150: 'Alelo A', 200: 'Total' },
    { 72: 'Norte', 150: '0,42', 200: '210' },
    { 72: 'Nordeste', 150: '0,37', 200: '250' },
    { 72: 'Sudeste', 150: '0,45', 200: '300' },
    { 72: 'Sul', 150: '0,48', 200: '250' },
  ];
  expect(read(...rows.map((cells, index) => cellsOf(cells, 100 + index * 14)))).toBe(
    'Região\tAlelo A\tTotal\nNorte\t0,42\t210\nNordeste\t0,37\t250\nSudeste\t0,45\t300\nSul\t0,48\t250',
  );
});

it('keeps the entries of a table of contents apart', () => {
  const entries = [
    '1 Introdução . . . . . . . . . . . . . 3',
    '2 A célula .......................... 15',
    '2.1 O núcleo…………………… 18',
  ];
  expect(read(runsOf(entries))).toBe('1 Introdução\t3\n2 A célula\t15\n2.1 O núcleo\t18');
});

it('keeps the mark of a footnote out, though the next column has a line at its height', () => {
  const left = [...prose.slice(0, 4), 'ver nelas dois modos de guardar a herança'];
  const marks = runsOf(['7'], { left: 72 + 41 * 5, top: 100 + 4 * 12 - 3, size: 6 });
  const page = read(runsOf(left), marks, runsOf(other, { left: 320, top: 94 }));
  expect(page).toBe(`${proseText.slice(0, -1)}\n\n${otherText}`);
});

it('keeps exponents raised, leaves out the numbers of footnotes, and prints doubled text once', () => {
  const raised = (text: string, left: number) => runsOf([text], { left, top: 96, size: 6 });
  const page = read(
    runsOf(['A massa em 10']),
    raised('3', 137),
    runsOf(['kg da amostra'], { left: 145 }),
    raised('12', 210),
    runsOf(['cresce.'], { left: 222 }),
    runsOf(['cresce.'], { left: 222.4 }),
  );
  expect(page).toBe('A massa em 10³ kg da amostra cresce.');
});

it('has nothing to say of an empty page', () => {
  expect(read([])).toBe('');
});

it('loses no word, wherever words may stand', () => {
  const place = fc.record({
    left: fc.integer({ min: -50, max: 700 }),
    top: fc.integer({ min: 0, max: 120 }),
    size: fc.integer({ min: 4, max: 30 }),
    length: fc.integer({ min: 1, max: 60 }),
  });
  fc.assert(
    fc.property(fc.array(place, { maxLength: 60 }), (places) => {
      const words = places.map(
        ({ length }, index) =>
          `palavra${'abcdefghij'.charAt(index % 10).repeat(length)}${String.fromCodePoint(0x4e00 + index)}`,
      );
      const runs = places.flatMap((look, index) => runsOf([words[index] ?? ''], look));
      const text = read(runs);
      for (const word of words) expect(text).toContain(word);
    }),
  );
});
