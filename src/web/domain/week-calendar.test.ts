import { expect, it } from 'vitest';
import { addDays } from '#shared/rules/time/study-day.ts';
import { currentWeek, isUnderWay, shortRange, weekRange } from './week-calendar.ts';

const weeks = [0, 7, 14].map((start) => ({
  days: Array.from({ length: 7 }, (_, day) => ({ date: addDays('2026-03-10', start + day) })),
}));

it('finds the week of a day: the first before the plan, the last after it', () => {
  const days = ['2026-03-01', '2026-03-10', '2026-03-16', '2026-03-17', '2026-03-30', '2026-05-01'];
  expect(days.map((day) => currentWeek(weeks, day))).toEqual([0, 0, 0, 1, 2, 2]);
  expect(days.map((day) => isUnderWay(weeks, day))).toEqual([false, true, true, true, true, false]);
});

it('names the days a week covers', () => {
  expect(weekRange(weeks[0]?.days ?? [])).toBe('10/03 a 16/03/2026');
  expect(weekRange([])).toBe('');
  expect(shortRange(weeks[0]?.days ?? [])).toBe('10/03 a 16/03');
});
