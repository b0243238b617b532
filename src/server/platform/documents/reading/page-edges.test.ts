import { expect, it } from 'vitest';
import { runsOf } from '#test/support/documents/page-runs.ts';
import { withoutEdges } from './page-edges.ts';
import { type Row, readRows } from './page-rows.ts';

const textsOf = (pages: readonly Row[][]) =>
  withoutEdges(pages).map((rows) => rows.flatMap(({ segments }) => segments.map(({ text }) => text)));

const page = (head: string, body: string, foot: string): Row[] =>
  readRows([
    ...runsOf([head], { top: 40 }),
    ...runsOf([`${body} começa.`, `${body} segue.`, `${body} acaba.`], { top: 300 }),
    ...runsOf([foot], { top: 800 }),
  ]);
const body = (name: string) => [`${name} começa.`, `${name} segue.`, `${name} acaba.`];

it('removes heads, footers and numbers that come back, also where even pages bear others', () => {
  const pages = ['Um', 'Dois', 'Três', 'Quatro', 'Cinco', 'Seis'].map((name, index) =>
    page(index % 2 ? 'Genética de populações' : `Capítulo 2 ${index + 31}`, name, `Página ${index + 1} de 6`),
  );
  const texts = textsOf(pages);
  expect(texts[0]).not.toContain('Página 1 de 6');
  expect(texts.flat().filter((text) => /Página|Genética|Capítulo/.test(text))).toEqual([]);
});

it('keeps what is numbered otherwise than the pages, and what is there on one page only', () => {
  const pages = ['Um', 'Dois', 'Três'].map((name, index) =>
    page(`Questão ${index * index + 5}`, name, index === 1 ? 'Fonte: os autores' : ''),
  );
  expect(textsOf(pages)[1]).toEqual(['Questão 6', ...body('Dois'), 'Fonte: os autores']);
});

it('removes what both of two pages have at one height, and nothing of a single page', () => {
  const two = [page('Apostila', 'Um', '1'), page('Apostila', 'Dois', '2')];
  expect(textsOf(two)).toEqual([body('Um'), body('Dois')]);
  expect(textsOf([page('Apostila', 'Um', '1')])[0]).toContain('Apostila');
});
