import { expect, it } from 'vitest';
import { brokenCycleDates } from '#shared/rules/cycles/cycle-dates.ts';
import { addDays } from '#shared/rules/time/study-day.ts';

const today = '2026-03-10';
const hours = { sunday: 0, monday: 2, tuesday: 2, wednesday: 2, thursday: 2, friday: 2, saturday: 0 };
const codes = (changes: Partial<Parameters<typeof brokenCycleDates>[0]>) =>
  brokenCycleDates({ startsAt: '08:00', weeklySchedule: hours, ...changes }, today).map(({ code }) => code);

it('lets a cycle begin within a year of today, and its exam lie from tomorrow to 5 years ahead', () => {
  const starts = [-367, -366, 366, 367].map((days) => codes({ startDate: addDays(today, days) }).length);
  const exams = [0, 1, 1830, 1831].map((days) => codes({ examDate: addDays(today, days) }).length);
  expect([starts, exams]).toEqual([
    [1, 0, 0, 1],
    [1, 0, 0, 1],
  ]);
});

it('looks at no date that is absent, and names every day that passes midnight', () => {
  expect(codes({ examDate: null })).toEqual([]);
  const long = brokenCycleDates(
    { startsAt: '22:30', weeklySchedule: { ...hours, monday: 1.5, tuesday: 0 } },
    today,
  );
  expect(long.map(({ params }) => params)).toEqual([
    { start: '22:30', day: 'quarta-feira' },
    { start: '22:30', day: 'quinta-feira' },
    { start: '22:30', day: 'sexta-feira' },
  ]);
});
