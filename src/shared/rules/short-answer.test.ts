import { expect, it } from 'vitest';
import { isRightAnswer } from './short-answer.ts';

it.each([
  ['7', ['7'], true],
  [' 7. ', ['7'], true],
  ['0.5', ['0,5'], true],
  ['1 / 2', ['0,5', '1/2'], true],
  ['Ligação de Hidrogenio', ['ligação de hidrogênio'], true],
  ['−4', ['-4'], true],
  ['0,5', ['$0{,}5$'], true],
  ['8', ['7'], false],
  ['', ['7'], false],
  ['70', ['7'], false],
])('%j for %j: %j', (typed, answers, right) => {
  expect(isRightAnswer(typed, answers)).toBe(right);
});
