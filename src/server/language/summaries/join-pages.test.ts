import fc from 'fast-check';
import { expect, it } from 'vitest';
import { joinPages } from './join-pages.ts';

it.each([
  ['a sentence', ['A planta absorve a', 'luz do Sol.'], 'A planta absorve a luz do Sol.'],
  ['a word', ['A planta realiza a fotos-', 'síntese.'], 'A planta realiza a fotos-\nsíntese.'],
  [
    'a sentence that goes on with a name',
    ['O movimento levou ao poder o presidente Getúlio', 'Vargas em 1930.'],
    'O movimento levou ao poder o presidente Getúlio Vargas em 1930.',
  ],
])('joins %s that runs over the end of a page', (_, pages, text) => {
  expect(joinPages(pages).text).toBe(text);
});

it.each([
  ['a sentence that ends', ['A planta cresce.', 'A luz ajuda.']],
  ['a heading', ['Capítulo 1', 'A luz ajuda.']],
  ['a blank page', ['A planta cresce na', '']],
])('keeps the next page apart after %s', (_, pages) => {
  expect(joinPages(pages).text).toBe(pages.join('\n\n'));
});

it('keeps a formula that is set apart on one line', () => {
  expect(joinPages(['A energia é\n$$\nE = mc^2\n$$\npara todo corpo.']).text).toBe(
    'A energia é\n$$ E = mc^2 $$\npara todo corpo.',
  );
});

it('knows the page of each character', () => {
  const { text, pageAt } = joinPages(['Um é pouco.', '', 'Dois é bom.', 'Três é demais.']);
  expect(['Um', 'Dois', 'Três', 'demais'].map((word) => pageAt(text.indexOf(word)))).toEqual([1, 3, 4, 4]);
  expect(pageAt(0)).toBe(1);
});

it('finds each page that is not blank where it says it is', () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom('', ' ', 'a', 'A b-', 'Fim.', 'x y z'), { minLength: 1 }),
      (pages) => {
        const { text, pageAt } = joinPages(pages);
        let from = 0;
        pages.forEach((page, at) => {
          const own = page.trim();
          if (own === '') return;
          from = text.indexOf(own, from);
          expect(pageAt(from)).toBe(at + 1);
          from += own.length;
        });
      },
    ),
  );
});
