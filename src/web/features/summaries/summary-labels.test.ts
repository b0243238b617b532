import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  originWords,
  previewOf,
  readingTime,
  sizeWords,
  spokenSize,
  stepWords,
  summaryMarkdown,
} from './summary-labels.ts';

const sized = (original: number, summary: number, compressionRate: number) => ({
  wordCount: { original, summary },
  compressionRate,
});

it.each([
  [sized(1200, 240, 80), '1.200 → 240 palavras · 80% menor', 'De 1.200 para 240 palavras, 80% menor'],
  [sized(120, 120, 0), '120 → 120 palavras', 'De 120 para 120 palavras'],
  [sized(0, 1, 0), '1 palavra', '1 palavra'],
])('says sizes to the eye and to the ear: %#', (measured, shown, spoken) => {
  expect([sizeWords(measured), spokenSize(measured)]).toEqual([shown, spoken]);
});

it('reads 200 words in a minute, and never in less than one', () => {
  expect([0, 150, 200, 700, 13_000].map(readingTime)).toEqual(['1min', '1min', '1min', '4min', '1h 5min']);
});

it('says what a summary was written from', () => {
  expect([
    originWords({ origin: 'title', pages: null }),
    originWords({ origin: 'text', pages: null }),
    originWords({ origin: 'document', pages: null }),
    originWords({ origin: 'document', pages: 1 }),
    originWords({ origin: 'document', pages: 12 }),
  ]).toEqual([
    'Título, sem um texto',
    'Texto colado',
    'Documento',
    'Documento de 1 página',
    'Documento de 12 páginas',
  ]);
});

describe('a preview', () => {
  it('is plain, in one line, and whole when it is short', () => {
    expect(previewOf('## Luz\n\nA **clorofila** absorve.\n\n- um\n- dois')).toBe(
      'Luz A clorofila absorve. um dois',
    );
  });

  it('is cut between words, and within one only when there is no other way', () => {
    expect(previewOf('A clorofila absorve a luz.', 13)).toBe('A clorofila…');
    expect(previewOf('Plantas, algas e bactérias', 10)).toBe('Plantas…');
    expect(previewOf('x'.repeat(300))).toBe(`${'x'.repeat(199)}…`);
  });

  it('never has more than 200 characters', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 600 }), (text) => {
        expect(previewOf(text).length).toBeLessThanOrEqual(200);
      }),
    );
  });
});

it('is copied as Markdown, with key points when there are some', () => {
  const summary = { title: 'Luz', summary: 'A **luz**.\n', keyPoints: ['Um.', 'Dois.'] };
  expect(summaryMarkdown(summary)).toBe(
    '# Luz\n\n## Pontos-chave\n\n- Um.\n- Dois.\n\n## Resumo\n\nA **luz**.',
  );
  expect(summaryMarkdown({ ...summary, keyPoints: [] })).toBe('# Luz\n\n## Resumo\n\nA **luz**.');
});

it('says what is being done, as far as it is known', () => {
  expect([
    stepWords({ step: 'waiting', done: 0, total: 0 }),
    stepWords({ step: 'reading', done: 0, total: 1 }),
    stepWords({ step: 'reading', done: 1, total: 5 }),
    stepWords({ step: 'reading', done: 5, total: 5 }),
    stepWords({ step: 'writing', done: 0, total: 0 }),
    stepWords({ step: 'saving', done: 0, total: 0 }),
  ]).toEqual([
    'Na fila, começa em instantes',
    'Lendo o texto',
    'Lendo parte 2 de 5',
    'Lendo parte 5 de 5',
    'Escrevendo o resumo',
    'Salvando',
  ]);
});
