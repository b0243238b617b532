import { expect, it } from 'vitest';
import { activitiesOn, currentWeek, hasActivities, isUnderWay, weekRange } from './plan-calendar.ts';
import { sampleWeeks } from './sample-plan.ts';

const weeks = sampleWeeks('2026-03-10', 3);

it('finds the week of a day: the first before the plan, the last after it', () => {
  const days = ['2026-03-01', '2026-03-10', '2026-03-16', '2026-03-17', '2026-03-30', '2026-05-01'];
  expect(days.map((day) => currentWeek(weeks, day))).toEqual([0, 0, 0, 1, 2, 2]);
  expect(days.map((day) => isUnderWay(weeks, day))).toEqual([false, true, true, true, true, false]);
});

it('names the days a week covers', () => {
  expect(weekRange(weeks[0]?.days ?? [])).toBe('10/03 a 16/03/2026');
  expect(weekRange([])).toBe('');
});

it('lists what a day holds', () => {
  expect(activitiesOn(weeks, '2026-03-17').map(({ topic }) => topic)).toEqual(['Leitura 2', 'Exercícios 2']);
  expect(activitiesOn(weeks, '2026-03-18')).toEqual([]);
  expect(activitiesOn(weeks, '2027-01-01')).toEqual([]);
});

it('knows a schedule with nothing in it', () => {
  const empty = weeks.map((week) => ({
    ...week,
    days: week.days.map((day) => ({ ...day, activities: [] })),
  }));
  expect([hasActivities(weeks), hasActivities(empty), hasActivities([])]).toEqual([true, false, false]);
});
