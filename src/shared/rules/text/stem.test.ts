import fc from 'fast-check';
import { expect, it } from 'vitest';
import { stem, wordForms } from '#shared/rules/text/stem.ts';

it.each([
  ['funcao', 'funcoes'],
  ['pao', 'paes'],
  ['animal', 'animais'],
  ['dificil', 'dificeis'],
  ['azul', 'azuis'],
  ['nuvem', 'nuvens'],
  ['proton', 'protons'],
  ['lei', 'leis'],
  ['pai', 'pais'],
  ['autor', 'autoras'],
  ['aluno', 'alunas'],
])('gives %s and %s one stem', (one, other) => {
  expect(stem(one)).toBe(stem(other));
});

it.each([
  ['fracao', 'fraco'],
  ['porcao', 'porco'],
  ['paralelo', 'leis'],
  ['curso', 'cura'],
])('keeps %s and %s apart', (one, other) => {
  expect(stem(one)).not.toBe(stem(other));
  expect(wordForms(one)).not.toContain(other);
});

it('counts among the forms of a word the word and what its stem stands for', () => {
  const endings = fc.constantFrom('ao', 'oes', 'al', 'ais', 'il', 'eis', 'ns', 'n', 'a', 'os', 'es', '');
  fc.assert(
    fc.property(fc.stringMatching(/^[bcdfgptv]{3,6}$/), endings, endings, (base, one, other) => {
      const [word, second] = [base + one, base + other];
      expect(wordForms(word)).toContain(word);
      if (stem(word) === stem(second)) expect(wordForms(word)).toContain(second);
    }),
  );
});
