import { expect, it } from 'vitest';
import { engineText, modelUseText } from './engine-labels.ts';

it('says which engine it was, and why the local one stood in', () => {
  expect(engineText('Criado com IA conectada', null)).toBe('Criado com IA conectada');
  expect(engineText('Criado pelo motor local', 'failed')).toBe(
    'Criado pelo motor local. A IA conectada não respondeu.',
  );
});

it.each([
  [0, 'A IA de hoje está inteira para você.'],
  [35, 'Você usou 35% da IA de hoje. Amanhã ela volta inteira.'],
  [100, 'A IA de hoje acabou. Até amanhã a Órbita continua com você sem ela.'],
])('says how much of the model is left when %i%% of it is used', (used, sentence) => {
  expect(modelUseText({ engine: 'model', used })).toBe(sentence);
});

it('says nothing of a limit that the local engine has not', () => {
  expect(modelUseText({ engine: 'local', used: 0 })).toBeNull();
});
