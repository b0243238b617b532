import { expect, test } from 'vitest';
import { writtenOut } from './shorthand.ts';

test.each([
  ['serve p/ q a cél respire', 'serve para que a célula respire'],
  ['A carga q sofre uma força.', 'A carga q sofre uma força.'],
  ['As proposições p e q são falsas.', 'As proposições p e q são falsas.'],
  ['O número n = pq é composto.', 'O número n = pq é composto.'],
  ['céls c/ núcleo', 'células com núcleo'],
])('%s', (notes, written) => {
  expect(writtenOut(notes)).toBe(written);
});
