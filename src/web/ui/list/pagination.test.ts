import { expect, it } from 'vitest';
import { pageWindow } from './pagination.tsx';

it.each([
  [1, 3, '1 2 3'],
  [4, 7, '1 2 3 4 5 6 7'],
  [1, 12, '1 2 3 4 5 … 12'],
  [4, 12, '1 2 3 4 5 … 12'],
  [5, 12, '1 … 4 5 6 … 12'],
  [9, 12, '1 … 8 9 10 11 12'],
  [12, 12, '1 … 8 9 10 11 12'],
])('page %i of %i shows %s', (page, pages, shown) => {
  const text = pageWindow(page, pages).map((slot) => (typeof slot === 'number' ? slot : '…'));
  expect(text.join(' ')).toBe(shown);
});
