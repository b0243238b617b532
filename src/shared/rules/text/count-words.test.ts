import { expect, it } from 'vitest';
import { countWords } from '#shared/rules/text/count-words.ts';

it.each([
  ['', 0],
  [' \n\t ', 0],
  ['— … * !', 0],
  ['A água ferve a 100 °C.', 6],
  ['guarda-chuva', 1],
  ['Uma linha\noutra\u00a0linha', 4],
  ['**negrito** e $E=mc^2$', 3],
])('counts %j as %i', (text, words) => {
  expect(countWords(text)).toBe(words);
});
