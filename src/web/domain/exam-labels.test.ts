import { expect, it } from 'vitest';
import { countdown, examBadge } from './exam-labels.ts';

it('counts the days down', () => {
  expect([12, 2, 1, 0].map(countdown)).toEqual([
    'Faltam 12 dias',
    'Faltam 2 dias',
    'A prova é amanhã',
    'A prova é hoje',
  ]);
});

it.each([
  ['2026-03-22', 'Prova em 12 dias'],
  ['2026-03-12', 'Prova em 2 dias'],
  ['2026-03-11', 'Prova amanhã'],
  ['2026-03-10', 'Prova hoje'],
  ['2026-03-09', null],
  [null, null],
])('a badge for %s says %s', (examDate, text) => {
  expect(examBadge(examDate, '2026-03-10')).toBe(text);
});
