import { expect, it } from 'vitest';
import { dayOf, isReversed, periodOf, rangeOf } from './range.ts';

const today = '2026-03-11';

it.each([
  ['7d', { from: '2026-03-05', to: today }],
  ['30d', { from: '2026-02-10', to: today }],
  ['all', { from: '', to: '' }],
  ['custom', { from: '2026-01-01', to: '' }],
] as const)('the period %s is the days from one to the other, both included', (period, range) => {
  expect(rangeOf(period, { from: '2026-01-01', to: 'amanhã' }, today)).toEqual(range);
});

it('is the last 7 days unless the address names another period', () => {
  expect([undefined, 'x', '30d', 'custom'].map(periodOf)).toEqual(['7d', '7d', '30d', 'custom']);
});

it('takes no day that there is none of', () => {
  expect(['2026-02-28', '2026-02-30', '1999-12-31', '', undefined].map(dayOf)).toEqual([
    '2026-02-28',
    '',
    '',
    '',
    '',
  ]);
});

it('is reversed only between two days', () => {
  expect(isReversed({ from: '2026-03-12', to: today })).toBe(true);
  expect([
    isReversed({ from: today, to: today }),
    isReversed({ from: today, to: '' }),
    isReversed({ from: '', to: today }),
  ]).toEqual([false, false, false]);
});
