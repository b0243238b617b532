import { expect, test } from 'vitest';
import { giveHint, wantsHint } from './give-hint.ts';

test.each([
  ['Clorofila', '', 1, 'Dica: é um termo de uma palavra e começa com “C”.'],
  ['Clorofila', '', 2, 'Dica: começa com “Clo” e tem 9 letras.'],
  ['Mata Atlântica', '', 1, 'Dica: é um termo de 2 palavras e começa com “M”.'],
  ['Mata Atlântica', '', 2, 'Dica: as palavras começam assim: “M… A…”.'],
  ['1789', '', 1, 'Dica: é um número de 4 algarismos.'],
  ['1789', '', 2, 'Dica: o número começa com “1”.'],
  ['Em 1789', '', 1, 'Dica: a resposta tem um número.'],
  ['a passagem de água por uma membrana', '', 1, 'Dica: a resposta começa com “a passagem…”.'],
  ['1989', 'em 1991', 1, 'Dica: foi antes de 1991.'],
  ['Em 1989', '1889', 1, 'Dica: foi depois de 1889.'],
  ['Prever, organizar, comandar e controlar.', '', 1, 'Dica: são 4 itens, e o primeiro começa com “P”.'],
  ['Suspiros Poéticos e Saudades, de Magalhães', '', 1, 'Dica: é um nome, e começa com “S”.'],
  ['…', '', 1, 'Dica: releia a pergunta com calma.'],
] as const)('%j, after %j, is hinted at in step %d', (answer, attempt, level, hint) => {
  expect(giveHint(answer, attempt, level)).toBe(hint);
});

test('what was said stands in the sentence with gaps', () => {
  expect(giveHint('a passagem de água por uma membrana', 'membranas com agua', 2)).toBe(
    'Dica: complete as palavras que faltam.\n\n“a p… de água por uma membrana”',
  );
});

test.each(['dica', 'Me dá uma dica?', 'quero uma pista', 'me ajuda', 'dica, por favor'])(
  '%j wants a hint',
  (message) => {
    expect(wantsHint(message)).toBe(true);
  },
);
test.each(['a dica é clorofila', 'clorofila', ''])('%j wants none', (message) => {
  expect(wantsHint(message)).toBe(false);
});
