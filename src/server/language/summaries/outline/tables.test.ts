import { expect, test } from 'vitest';
import { readRows } from './tables.ts';

const said = (text: string) => readRows(text).flatMap(({ text: row }) => (row === '' ? [] : [row]));

test('rows are said by the names of their columns', () => {
  expect(
    said('Rio | Foz | Nascente\nTietê | Paraná | Salesópolis\nSão Francisco | Atlântico | Canastra'),
  ).toEqual([
    'Tietê – foz: Paraná; nascente: Salesópolis.',
    'São Francisco – foz: Atlântico; nascente: Canastra.',
  ]);
  expect(said('Ave | Ovos\n--- | ---\nAvestruz | trinta\nPinguim | um')).toEqual([
    'Avestruz – ovos: trinta.',
    'Pinguim – ovos: um.',
  ]);
});

test('a cell with a dash says nothing, and one that says "não há" nothing by itself', () => {
  const rows = readRows('Rio | Foz | Represa\nTietê | Paraná | Não há\nXingu | Amazonas | –');
  expect(rows.flatMap(({ text, shorter }) => (text ? [text, ...shorter] : []))).toEqual([
    'Tietê – foz: Paraná; represa: Não há.',
    'Tietê – foz: Paraná.',
    'Xingu – foz: Amazonas.',
    'Xingu – foz: Amazonas.',
  ]);
});

test.each([
  ['a list with tabulators', '1.\tA barra aquece.\n2.\tA barra dilata.\n3.\tA barra esfria.'],
  ['words in two languages', 'cachorro\tdog\ngalinha\tchicken\nvaca\tcow'],
  ['formulas with bars', 'f(x) = |x|\ng(x) = |x - 1|\nh(x) = |x + 2|'],
  ['rows of numbers', '1 | 2 | 3\n4 | 5 | 6\n7 | 8 | 9'],
])('%s are no table, and lose nothing', (_, text) => {
  expect(readRows(text)).toEqual([]);
});

test('a line of nothing but tabulators is read at once', () => {
  expect(readRows(`Nome:${'\t'.repeat(20_000)}Data\nfim.`)).toEqual([]);
});
