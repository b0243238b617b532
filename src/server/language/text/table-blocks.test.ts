import { expect, test } from 'vitest';
import { tableBlocks, tableCells } from './table-blocks.ts';

test.each([
  ['Rio | Foz', ['Rio', 'Foz']],
  ['| Rio | Foz |', ['Rio', 'Foz']],
  ['Rio\t\tFoz', ['Rio', 'Foz']],
  ['g(x) = |x - 1|', []],
  ['O rio nasce na serra.', []],
])('%s', (line, cells) => {
  expect(tableCells(line)).toEqual(cells);
});

test('lines of as many cells are a block, with or without a rule', () => {
  const text = 'Veja:\n\n  Rio | Foz\n--- | ---\nTietê | Paraná\nDoce | Atlântico\n\nA | B | C';
  const [block, ...others] = tableBlocks(text);
  expect(others).toEqual([]);
  expect(block?.isRuled).toBe(true);
  expect(block?.rows.map(({ start, end }) => text.slice(start, end))).toEqual([
    'Rio | Foz',
    'Tietê | Paraná',
    'Doce | Atlântico',
  ]);
  expect(tableBlocks('1 | 2\n3 | 4')).toEqual([]);
});
