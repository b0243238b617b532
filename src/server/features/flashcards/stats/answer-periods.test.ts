import { describe, expect, it } from 'vitest';
import { addDays, weekdayOf } from '#shared/rules/time/study-day.ts';
import { daysUpTo, firstDayOf, monthsUpTo, retentionPeriods, weeksUpTo } from './answer-periods.ts';

// A Wednesday.
const today = '2026-03-11';

describe('periods', () => {
  it('end with the one of today', () => {
    expect(daysUpTo(today, 3)).toEqual(['2026-03-09', '2026-03-10', '2026-03-11']);
    expect(weeksUpTo(today, 3)).toEqual(['2026-02-22', '2026-03-01', '2026-03-08']);
    expect(weeksUpTo('2026-03-08', 1)).toEqual(['2026-03-08']);
    expect(monthsUpTo(today, 4)).toEqual(['2025-12-01', '2026-01-01', '2026-02-01', '2026-03-01']);
    expect(weeksUpTo(today, 12).map(weekdayOf)).toEqual(Array(12).fill('sunday'));
  });

  it.each([
    [today, '2025-03-12'],
    ['2026-03-31', '2025-04-01'],
    // A leap year's month can end a day later than 365 days after the month before it began.
    ['2024-02-29', '2023-03-01'],
  ])('of %s begin on %s', (day, first) => {
    expect(firstDayOf(day)).toBe(first);
  });
});

describe('retention', () => {
  const byDay = new Map([
    ['2026-03-12', { reviews: 9, remembered: 0 }],
    ['2026-03-11', { reviews: 4, remembered: 3 }],
    ['2026-03-08', { reviews: 6, remembered: 5 }],
    ['2026-03-07', { reviews: 10, remembered: 1 }],
    ['2026-02-28', { reviews: 2, remembered: 2 }],
    ['2025-03-31', { reviews: 50, remembered: 0 }],
  ]);
  const { days, weeks, months } = retentionPeriods(today, byDay);

  it('is the share remembered, of each day, week and month', () => {
    expect(days.at(-1)).toEqual({ from: today, reviews: 4, remembered: 3, retention: 0.75 });
    expect(weeks.at(-1)).toEqual({ from: '2026-03-08', reviews: 10, remembered: 8, retention: 0.8 });
    expect(weeks.at(-2)).toMatchObject({ reviews: 10, remembered: 1 });
    expect(months.at(-1)).toMatchObject({ from: '2026-03-01', reviews: 20, remembered: 9 });
    expect(months.at(-2)).toMatchObject({ from: '2026-02-01', retention: 1 });
  });

  it('is unknown, not zero, without reviews', () => {
    expect(days.at(-2)).toEqual({ from: '2026-03-10', reviews: 0, remembered: 0, retention: null });
  });

  it('leaves out what lies before, and after today', () => {
    expect([days.length, weeks.length, months.length]).toEqual([30, 12, 12]);
    expect(months.reduce((sum, { reviews }) => sum + reviews, 0)).toBe(22);
    expect(days[0]?.from).toBe(addDays(today, -29));
  });
});
