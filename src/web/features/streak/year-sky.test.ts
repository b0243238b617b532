import { describe, expect, it } from 'vitest';
import { addDays } from '#shared/rules/time/study-day.ts';
import { sampleDay, someStreak } from '#test/support/samples/streak.ts';
import { skyYears, yearFigures, yearSky } from './year-sky.ts';

const placesOf = (year: number, streak = someStreak()) =>
  yearSky(year, streak).flatMap(({ weeks }) => weeks.flat());
const on = (day: string) => placesOf(Number(day.slice(0, 4))).find((place) => place?.day === day);

describe('the sky of a year', () => {
  it.each([
    [2025, 365],
    [2026, 365],
    [2028, 366],
  ])('of %i has each of its %i days once, in order, in weeks from Sunday', (year, count) => {
    const sky = yearSky(year, someStreak());
    expect(sky).toHaveLength(12);
    const days = placesOf(year).flatMap((place) => place?.day ?? []);
    expect(days).toEqual(Array.from({ length: count }, (_, index) => addDays(`${year}-01-01`, index)));
    for (const week of sky.flatMap(({ weeks }) => weeks)) {
      expect(week).toHaveLength(7);
      for (const [column, place] of week.entries())
        if (place) expect(new Date(`${place.day}T12:00:00Z`).getUTCDay()).toBe(column);
    }
  });

  it('joins the days of a run, the frozen one too, and no others', () => {
    expect(on('2026-03-06')).toMatchObject({ kind: 'dark', before: false, after: false });
    expect(on('2026-03-07')).toMatchObject({ kind: 'active', before: false, after: true });
    expect(on('2026-03-09')).toMatchObject({ kind: 'frozen', before: true, after: true });
    expect(on(sampleDay)).toMatchObject({ kind: 'active', before: true, after: false });
  });

  it('joins a run over the end of a month and of a year', () => {
    const days = someStreak({ calendarDays: ['2025-12-31', '2026-01-01', '2026-01-31', '2026-02-01'] });
    const joins = (year: number, day: string) => {
      const place = placesOf(year, days).find((each) => each?.day === day);
      return [place?.before, place?.after];
    };
    expect(joins(2025, '2025-12-31')).toEqual([false, true]);
    expect(joins(2026, '2026-01-01')).toEqual([true, false]);
    expect(joins(2026, '2026-01-31')).toEqual([false, true]);
    expect(joins(2026, '2026-02-01')).toEqual([true, false]);
  });
});

it('counts active and frozen days of a year, and its longest run without the frozen', () => {
  expect(yearFigures(yearSky(2026, someStreak()))).toEqual({ active: 4, frozen: 1, longest: 4 });
  expect(yearFigures(yearSky(2025, someStreak()))).toEqual({ active: 2, frozen: 0, longest: 2 });
  const apart = someStreak({ calendarDays: ['2026-01-05', '2026-01-06', '2026-01-08'], frozenDays: [] });
  expect(yearFigures(yearSky(2026, apart))).toEqual({ active: 3, frozen: 0, longest: 2 });
  expect(yearFigures(yearSky(2024, apart))).toEqual({ active: 0, frozen: 0, longest: 0 });
});

it('reaches from the year of the first active day to this one', () => {
  expect(skyYears(someStreak(), sampleDay)).toEqual({ first: 2025, last: 2026 });
  expect(skyYears(someStreak({ calendarDays: [] }), sampleDay)).toEqual({ first: 2026, last: 2026 });
});
