import { expect, it } from 'vitest';
import { percentOf, retentionPercent, reviewPreferencesSchema, typedCount } from './review-preferences.ts';

it.each([
  ['20', 20],
  [' 007 ', 7],
  ['0', 0],
  [15, 15],
  ['', Number.NaN],
  ['1,5', Number.NaN],
  ['-3', Number.NaN],
  ['dez', Number.NaN],
])('reads %j as %d', (typed, count) => {
  expect(typedCount(typed)).toBe(count);
});

it('offers every whole percent that the contract takes, and no other', () => {
  const { min, max } = retentionPercent;
  const accepts = (percent: number) =>
    reviewPreferencesSchema.safeParse({ retention: percent / 100, newPerDay: 0, reviewsPerDay: 0 }).success;
  for (let percent = min; percent <= max; percent++) {
    expect(accepts(percent), String(percent)).toBe(true);
    expect(percentOf(percent / 100)).toBe(percent);
  }
  expect([accepts(min - 1), accepts(max + 1)]).toEqual([false, false]);
});
