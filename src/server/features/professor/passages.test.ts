import { expect, it } from 'vitest';
import { passagesOf } from './passages.ts';

it('cuts a document into pieces that know their page', () => {
  const long = 'Uma frase sobre a célula. '.repeat(80);
  const pieces = passagesOf(['Primeira página.', '  ', long], true);
  expect(pieces[0]).toEqual({ text: 'Primeira página.', page: 1 });
  expect(pieces.slice(1).every(({ page, text }) => page === 3 && text.length <= 900)).toBe(true);
  expect(
    pieces
      .slice(1)
      .map(({ text }) => text)
      .join(' '),
  ).toBe(long.trim());
});

it('has no pages where the document has none', () => {
  expect(passagesOf(['Texto.'], false)).toEqual([{ text: 'Texto.', page: null }]);
});
