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

it('removes what is recognised on scans not quite alike, nor at quite one height', () => {
  const scan = (head: string, name: string, top: number): Row[] =>
    readRows(
      [...runsOf([head], { top }), ...runsOf([name], { top: 300 })].map((run) => ({
        ...run,
        isScanned: true,
      })),
    );
  const pages = [
    scan('Prefeitura de Abreu e Lima - 2024 1', 'Direito Constitucional', 40),
    scan('Preteitura de Abreu e LIma - 2O24 2', 'Contabilidade geral', 47),
    scan('W Prefeitura de Abreue Lima = 2024', 'Raciocínio lógico', 44),
    scan('Anexo II: conteúdo programático', 'Língua Portuguesa', 44),
  ];
  expect(textsOf(pages)).toEqual([
    ['Direito Constitucional'],
    ['Contabilidade geral'],
    ['Raciocínio lógico'],
    ['Anexo II: conteúdo programático', 'Língua Portuguesa'],
  ]);
});

it('removes what both of two pages have at one height, and nothing of a single page', () => {
  const two = [page('Apostila', 'Um', '1'), page('Apostila', 'Dois', '2')];
  expect(textsOf(two)).toEqual([body('Um'), body('Dois')]);
  expect(textsOf([page('Apostila', 'Um', '1')])[0]).toContain('Apostila');
});
