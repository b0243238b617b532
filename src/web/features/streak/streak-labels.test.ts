import { expect, it } from 'vitest';
import { freezeText, runWords, skyDayText, yearText } from './streak-labels.ts';

it.each([
  [0, 'dias consecutivos'],
  [1, 'dia consecutivo'],
  [2, 'dias consecutivos'],
  [365, 'dias consecutivos'],
])('says what %i is of', (days, words) => {
  expect(runWords(days)).toBe(words);
});

it.each([
  [0, 7, 'Em mais 7 dias ativos você ganha um dia de folga, que cobre um dia perdido.'],
  [0, 1, 'Em mais 1 dia ativo você ganha um dia de folga, que cobre um dia perdido.'],
  [1, 4, 'Você tem 1 dia de folga guardado, que cobre um dia perdido; outro vem em 4 dias ativos.'],
  [2, 0, 'Você tem 2 dias de folga guardados, o máximo: cada um cobre um dia perdido.'],
])('explains %i freezes with %i days to the next in one sentence', (freezes, daysToNextFreeze, sentence) => {
  expect(freezeText({ freezes, daysToNextFreeze })).toBe(sentence);
});

it('names a day and what it was', () => {
  const text = (day: string, kind: 'active' | 'frozen' | 'dark') =>
    skyDayText({ day, kind, before: false, after: false }, '2026-03-11');
  expect(text('2026-03-10', 'active')).toBe('terça-feira, 10 de março de 2026: dia ativo');
  expect(text('2026-03-09', 'frozen')).toBe('segunda-feira, 9 de março de 2026: dia de folga');
  expect(text('2026-03-08', 'dark')).toBe('domingo, 8 de março de 2026: sem acesso');
  expect(text('2026-03-11', 'active')).toBe('hoje, quarta-feira, 11 de março de 2026: dia ativo');
  expect(text('2026-03-11', 'dark')).toBe('hoje, quarta-feira, 11 de março de 2026');
  expect(text('2026-03-12', 'dark')).toBe('quinta-feira, 12 de março de 2026');
});

it('says what a year held', () => {
  expect(yearText(2026, { active: 47, frozen: 2, longest: 12 })).toBe(
    '47 dias ativos e 2 de folga em 2026. Maior sequência: 12 dias.',
  );
  expect(yearText(2026, { active: 1, frozen: 0, longest: 1 })).toBe(
    '1 dia ativo em 2026. Maior sequência: 1 dia.',
  );
  expect(yearText(2026, { active: 0, frozen: 0, longest: 0 })).toBe(
    'Nenhuma estrela em 2026 ainda: cada dia em que você entra acende uma.',
  );
});
