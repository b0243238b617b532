import { expect, it } from 'vitest';
import { differenceText, weekTotals } from './planned-week.ts';

it('adds a week up, sessions without a subject included', () => {
  const subjects = [
    { subject: 'Física', planned: 100, done: 25 },
    { subject: 'Química', planned: 0, done: 10.5 },
  ];
  expect(weekTotals({ from: '2026-03-08', to: '2026-03-14', subjects, other: 5 })).toEqual({
    planned: 100,
    done: 40.5,
  });
});

it.each([
  [50, 60, '+10min'],
  [100, 35, '−1h 5min'],
  [50, 50.3, '0min'],
  [0, 0, '0min'],
])('of %d planned and %d done says %s', (planned, done, text) => {
  expect(differenceText(planned, done)).toBe(text);
});
