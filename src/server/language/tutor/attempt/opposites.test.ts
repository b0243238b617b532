import { expect, test } from 'vitest';
import { judgeAttempt } from './judge-attempt.ts';

test.each([
  ['o último a chegar é o primeiro a comer', 'Primeiro a chegar, primeiro a comer.'],
  ['quando a carga é positiva', 'Quando a carga é negativa.'],
  ['aumenta o volume do som', 'Diminui o volume do som.'],
])('%j is wrong for %j', (attempt, answer) => {
  expect(judgeAttempt(attempt, answer, 'O que vale na regra?').verdict).toBe('wrong');
});

test.each([
  ['o último a chegar é o primeiro a comer', 'Último a chegar, primeiro a comer.', 'Qual é a ordem?'],
  ['primeiro se lava, por fim se seca', 'Primeiro se lava, depois se seca.', 'Como se faz?'],
  ['a positiva atrai a negativa', 'A carga negativa.', 'O que a carga positiva atrai?'],
])('%j is not wrong for %j', (attempt, answer, question) => {
  expect(judgeAttempt(attempt, answer, question).verdict).not.toBe('wrong');
});
