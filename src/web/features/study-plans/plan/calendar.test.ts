import { expect, it } from 'vitest';
import { sampleWeeks } from '#test/support/samples/study-plans.ts';
import { activitiesOn, hasActivities } from './calendar.ts';

const weeks = sampleWeeks('2026-03-10', 3);

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
