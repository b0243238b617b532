import { extractText, getDocumentProxy, getMeta } from 'unpdf';
import { describe, expect, it } from 'vitest';
import { type PrintedSummary, summaryPdf } from './pdf-service.ts';

const timeZone = 'America/Sao_Paulo';
const summary: PrintedSummary = {
  title: 'Fotossíntese: da luz à glicose',
  subject: 'Biologia',
  keyPoints: ['A luz move a **fase clara**.', 'O ciclo de Calvin fixa $CO_2$.'],
  keyPointSources: [{ sentence: 'A luz move a fase clara.', page: 12 }, null],
  summary: '## Fase clara\n\nNos tilacoides, a água é quebrada.\n\n- ATP\n- NADPH',
  tags: ['luz', 'clorofila'],
  wordCount: { original: 3200, summary: 1 },
  createdAt: '2026-11-21T02:30:00.000Z',
};

const read = async (file: Buffer) => getDocumentProxy(new Uint8Array(file));

it('sets everything in the order in which it is read', async () => {
  const { text } = await extractText(await read(await summaryPdf('student', summary, timeZone)));
  expect(text[0]?.split('\n').map((line) => line.trim())).toEqual([
    'Fotossíntese: da luz à glicose',
    'Biologia · 20 de novembro de 2026 · 1 palavra de 3.200 do original',
    'Pontos-chave',
    'A luz move a fase clara. p. 12',
    'O ciclo de Calvin fixa CO2.',
    'Resumo',
    'Fase clara',
    'Nos tilacoides, a água é quebrada.',
    'ATP',
    'NADPH',
    'Tags: luz · clorofila',
    'Órbita · 1 de 1',
  ]);
});

it('says in the file what it is', async () => {
  const { info } = await getMeta(await read(await summaryPdf('student', summary, timeZone)));
  expect(info).toMatchObject({
    Title: summary.title,
    Subject: 'Biologia',
    Keywords: 'luz, clorofila',
    Creator: 'Órbita',
    Language: 'pt-BR',
  });
});

it('leaves out what a summary has not', async () => {
  const bare = {
    ...summary,
    keyPoints: [],
    keyPointSources: [],
    tags: [],
    subject: '',
    wordCount: { original: 0, summary: 2 },
  };
  const { text } = await extractText(await read(await summaryPdf('student', bare, timeZone)), {
    mergePages: true,
  });
  expect(text).toContain('20 de novembro de 2026 · 2 palavras');
  expect(text).not.toMatch(/Pontos-chave|Tags|original/);
});

describe('a text of 40,000 characters', () => {
  const most = 40_000;
  it.each([
    ['plain words', 'palavra '],
    ['one word', 'x'],
    ['quotations', '> '],
    ['emphasis', '*a '],
    ['brackets', '[a]('],
    ['code', '`a'],
    ['formulas', '$x^2$ '],
    ['rows', '|a|b|\n|-|-|\n'],
    ['empty points of a list', '-\n'],
    ['headings', '# a\n\n'],
    ['signs that are drawn otherwise', '≠∉'],
    ['signs that are left out', '👩‍🚀'],
  ])(
    'of nothing but %s is a PDF too',
    async (_, piece) => {
      const text = piece.repeat(Math.floor(most / piece.length));
      const document = await read(await summaryPdf('student', { ...summary, summary: text }, timeZone));
      expect(document.numPages).toBeGreaterThanOrEqual(1);
    },
    30_000,
  );

  it('that takes too long is refused with a sentence', async () => {
    const bounds = { timeoutMs: 1, memoryMb: 512 };
    await expect(summaryPdf('student', summary, timeZone, bounds)).rejects.toMatchObject({
      status: 422,
      code: 'summaries.pdf_too_heavy',
    });
  });
});
