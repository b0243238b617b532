import { expect, it } from 'vitest';
import { newSchedule } from '#shared/rules/grade-card.ts';
import { sampleCard } from '#test/support/samples/flashcards.ts';
import { dueWords, isDue } from './due-words.ts';

const today = '2026-03-10';
const due = (dueOn: string, suspended = false) => sampleCard({ suspended, schedule: newSchedule(dueOn) });

it.each([
  ['2026-03-01', 'Para hoje', true],
  ['2026-03-10', 'Para hoje', true],
  ['2026-03-11', 'amanhã', false],
  ['2026-03-13', 'em 3 dias', false],
  ['2026-06-10', 'em 10/06/2026', false],
])('%s', (dueOn, words, isNow) => {
  expect([dueWords(due(dueOn), today), isDue(due(dueOn), today)]).toEqual([words, isNow]);
});

it('a suspended card is never due', () => {
  expect([dueWords(due(today, true), today), isDue(due(today, true), today)]).toEqual(['Suspenso', false]);
});
