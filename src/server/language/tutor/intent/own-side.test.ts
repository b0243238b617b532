import { expect, test } from 'vitest';
import { ownSideOf } from './own-side.ts';

test.each([
  ['o que eu deveria priorizar', 'today'],
  ['bom dia prof o que tem pra mim hoje', 'today'],
  ['tenho alguma revisao pendente', 'late'],
  ['quais topicos eu nao domino', 'weak'],
  ['em que eu estou mais perdido', 'weak'],
  ['estou com quantos dias de sequencia', 'streak'],
  ['a prova e daqui a quantos dias', 'exam'],
  ['quanto do plano eu ja fiz', 'progress'],
  ['quantos cartoes tenho ao todo', 'counts'],
  ['quais planos eu tenho', 'progress'],
  ['o que eu preciso estudar de quimica', undefined],
  ['quais sao os acidos fracos', undefined],
  ['de quanto em quanto tempo', undefined],
  ['o que e uma sequencia numerica', undefined],
  ['quanto e 15 por cento de 240', undefined],
])('%j asks for %s', (bare, side) => {
  expect(ownSideOf(bare)).toBe(side);
});
