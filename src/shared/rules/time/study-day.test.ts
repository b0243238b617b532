import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addDays,
  dayStart,
  daysBetween,
  isStudyDay,
  isTimeZone,
  studyDay,
  weekAround,
  weekdayOf,
  weekdays,
} from '#shared/rules/time/study-day.ts';

describe('studyDay', () => {
  it.each([
    ['2026-03-12T02:30:00Z', 'America/Sao_Paulo', '2026-03-11'],
    ['2026-03-12T03:30:00Z', 'America/Sao_Paulo', '2026-03-12'],
    ['2026-03-12T03:30:00Z', 'America/Manaus', '2026-03-11'],
    ['2026-03-12T04:30:00Z', 'America/Rio_Branco', '2026-03-11'],
    ['2026-03-12T01:30:00Z', 'America/Noronha', '2026-03-11'],
    ['2026-03-12T02:30:00Z', 'America/Noronha', '2026-03-12'],
    ['2026-03-12T02:30:00Z', 'Europe/Lisbon', '2026-03-12'],
  ])('reads %s in %s as %s', (instant, zone, day) => {
    expect(studyDay(new Date(instant), zone)).toBe(day);
  });
});

it('reads instants close together, in any order, as the clocks of their zones do', () => {
  const zones = [
    'America/Sao_Paulo',
    'Europe/Lisbon',
    'America/St_Johns',
    'Australia/Lord_Howe',
    'Asia/Kathmandu',
    'Pacific/Apia',
  ];
  const onClock = (instant: Date, timeZone: string) =>
    new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(instant);
  const someDay = fc.date({
    min: new Date('2012-01-01'),
    max: new Date('2040-01-01'),
    noInvalidDate: true,
  });
  fc.assert(
    fc.property(
      fc.constantFrom(...zones),
      someDay,
      fc.array(fc.integer({ min: -43_200_000, max: 43_200_000 }), { minLength: 2, maxLength: 20 }),
      (zone, middle, distances) => {
        for (const distance of distances) {
          const instant = new Date(middle.getTime() + distance);
          expect(studyDay(instant, zone)).toBe(onClock(instant, zone));
        }
      },
    ),
  );
  const midnight = Date.parse('2026-03-12T03:00:00Z');
  for (const [distance, day] of [
    [-1, '2026-03-11'],
    [0, '2026-03-12'],
    [-1, '2026-03-11'],
    [899_999, '2026-03-12'],
  ] as const)
    expect(studyDay(new Date(midnight + distance), 'America/Sao_Paulo')).toBe(day);
});

it('knows the days of the calendar and no others', () => {
  for (const day of ['2026-01-01', '2024-02-29', '2026-12-31']) expect(isStudyDay(day)).toBe(true);
  for (const text of ['2026-02-29', '2026-13-01', '2026-1-1', '26-01-01', '2026-01-01T00:00', 'amanhã', '']) {
    expect(isStudyDay(text)).toBe(false);
  }
});

it.each(['America/Sao_Paulo', 'UTC', 'Etc/GMT+3', 'Brazil/East', 'Asia/Kolkata', 'Europe/Kyiv', 'GMT'])(
  'knows the time zone %s by its name',
  (name) => {
    expect(isTimeZone(name)).toBe(true);
  },
);

it.each(['Marte/Olimpo', '', '+23:59', '-03:00', '\u221203:00', '+03', 'GMT+3', 'Etc/GMT-15'])(
  'takes %j for no time zone',
  (name) => {
    expect(isTimeZone(name)).toBe(false);
  },
);

const days = fc.integer({ min: 0, max: 40_000 }).map((count) => addDays('1990-01-01', count));

it('adds days and counts them back', () => {
  fc.assert(
    fc.property(days, fc.integer({ min: -5000, max: 5000 }), (day, count) => {
      expect(daysBetween(day, addDays(day, count))).toBe(count);
      expect(isStudyDay(addDays(day, count))).toBe(true);
    }),
  );
});

it('moves one weekday each day', () => {
  fc.assert(
    fc.property(days, (day) => {
      const next = (weekdays.indexOf(weekdayOf(day)) + 1) % 7;
      expect(weekdayOf(addDays(day, 1))).toBe(weekdays[next]);
    }),
  );
});

it('begins a day at midnight where the student is, and later where the clock skips it', () => {
  expect(dayStart('2026-03-11', 'America/Sao_Paulo').toISOString()).toBe('2026-03-11T03:00:00.000Z');
  expect(dayStart('2026-03-11', 'Asia/Kathmandu').toISOString()).toBe('2026-03-10T18:15:00.000Z');
  expect(dayStart('2026-03-11', 'Pacific/Kiritimati').toISOString()).toBe('2026-03-10T10:00:00.000Z');
  expect(dayStart('2018-11-04', 'America/Sao_Paulo').toISOString()).toBe('2018-11-04T03:00:00.000Z');
});

it.each([
  ['2026-03-08', '2026-03-08', '2026-03-14'],
  ['2026-03-11', '2026-03-08', '2026-03-14'],
  ['2026-03-14', '2026-03-08', '2026-03-14'],
  ['2026-01-01', '2025-12-28', '2026-01-03'],
])('the week around %s goes from Sunday %s to Saturday %s', (day, from, to) => {
  expect(weekAround(day)).toEqual({ from, to });
});
