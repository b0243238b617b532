import { expect, it } from 'vitest';
import { clonesText, foundText, leastRatingText, lengthNames, sizeWords } from './listing-labels.ts';

it.each([
  [{ total: 1, hasMore: false }, '1 plano'],
  [{ total: 41, hasMore: false }, '41 planos'],
  [{ total: 999, hasMore: true }, 'Mais de 999 planos'],
])('says how much was found: %j', (found, text) => {
  expect(foundText(found)).toBe(text);
});

it('says how much there is to study', () => {
  expect(sizeWords({ numberOfWeeks: 1, topicsCount: 20, timeAvailable: 7.5 })).toEqual([
    '1 semana',
    '20 tópicos',
    '7h 30min por semana',
  ]);
  expect(sizeWords({ numberOfWeeks: 0, topicsCount: 5, timeAvailable: 2 })[0]).toBe('Sem cronograma');
});

it('counts who cloned, and is silent while nobody did', () => {
  expect([0, 1, 12].map(clonesText)).toEqual([null, 'Clonado por 1 estudante', 'Clonado por 12 estudantes']);
});

it('names lengths and least ratings by their bounds', () => {
  expect(Object.values(lengthNames)).toEqual([
    'Curta: até 4 semanas',
    'Média: 5 a 12 semanas',
    'Longa: mais de 12 semanas',
  ]);
  expect([5, 4].map(leastRatingText)).toEqual(['Nota 5', 'Nota 4 ou mais']);
});
