import { expect, it } from 'vitest';
import type { ReplanPreview } from '#shared/contracts/replan.ts';
import { brokenUntil, fittingMinutes, replanSummary } from './labels.ts';

const words = {
  whole: 'plano',
  one: 'atividade',
  many: 'atividades',
  none: 'Nenhuma atividade',
  leftOut: 'Continuam abertas.',
};
const left = (duration: number) => ({ topic: 'DNA', description: '', duration, from: '2026-03-10' });
const preview = (changes: Partial<ReplanPreview>): ReplanPreview => ({
  version: 'v1',
  from: '2026-03-12',
  until: '2026-03-30',
  minutesLeft: 1080,
  minutesOpen: 1320,
  moved: 14,
  days: [],
  leftOut: [left(200), left(40)],
  ...changes,
});

it.each<[Partial<ReplanPreview>, string]>([
  [{}, '14 atividades mudam de dia. Cabem 18h de 22h abertas até 30/03/2026.'],
  [{ moved: 1, leftOut: [] }, '1 atividade muda de dia. Cabem 22h de 22h abertas até 30/03/2026.'],
  [
    { minutesOpen: 150, leftOut: [left(75)] },
    '14 atividades mudam de dia. Cabe 1h 15min de 2h 30min abertas até 30/03/2026.',
  ],
  [
    { moved: 0, minutesOpen: 60, leftOut: [] },
    'Nenhuma atividade muda de dia. Cabe 1h de 1h aberta até 30/03/2026.',
  ],
  [{ moved: 0, minutesOpen: 240 }, 'Nenhuma atividade muda de dia. Nada cabe até 30/03/2026.'],
])('sums up %j', (changes, sentence) => {
  expect(replanSummary(preview(changes), words)).toBe(sentence);
});

it('counts what fits as what is open without what is left out', () => {
  expect(fittingMinutes(preview({}))).toBe(1080);
});

it('lets the end lie between today and a year from today, or be the plan’s own', () => {
  const sentence = 'O novo término deve ficar entre hoje e um ano a partir de hoje.';
  const judged = ['', '2026-03-12', '2027-03-12', '2026-03-11', '2027-03-13', '2026-02-30'].map((until) =>
    brokenUntil(until, '2026-03-12'),
  );
  expect(judged).toEqual([undefined, undefined, undefined, sentence, sentence, sentence]);
});
