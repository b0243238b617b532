import { expect, it } from 'vitest';
import { askedWords } from './asked-words.ts';

it.each([
  ['O que é fotossíntese?', ['fotossintese']],
  [
    'Me explique, por favor, a Lei de Ohm e a resistência elétrica',
    ['lei', 'ohm', 'resistencia', 'eletrica'],
  ],
  ['E por quê?', []],
  ['resuma este arquivo', []],
  ['Como funciona o TCP/IP?', ['tcp']],
])('%s is about %j', (question, words) => {
  expect(askedWords(question)).toEqual(words);
});

it('takes twelve words of a long question', () => {
  const question = Array.from({ length: 40 }, (_, at) => `palavra${at}`).join(' ');
  expect(askedWords(question)).toHaveLength(12);
});
