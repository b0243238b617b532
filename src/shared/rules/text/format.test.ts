import { expect, it } from 'vitest';
import { addDays } from '#shared/rules/time/study-day.ts';
import {
  countOf,
  dayText,
  durationText,
  formatDay,
  formatHours,
  formatMinutes,
  formatNumber,
  longDayText,
  monthName,
  monthText,
  shortDay,
  shortMonth,
  sizeText,
  weekdayName,
  weekdayText,
} from './format.ts';

it('writes days and months', () => {
  expect([shortDay('2026-03-01'), shortMonth('2026-02-01'), monthText('2026-03-01')]).toEqual([
    '01/03',
    'fev',
    'março de 2026',
  ]);
});

it('writes durations in seconds, minutes or hours', () => {
  expect([0, 45, 60, 5400].map(durationText)).toEqual(['0min', '45s', '1min', '1h 30min']);
});

it('writes minutes as the specification has them, and whole hours of a plan without minutes', () => {
  expect([0, 15, 60, 90, 120].map(formatMinutes)).toEqual([
    '0min',
    '15min',
    '1h 0min',
    '1h 30min',
    '2h 0min',
  ]);
  expect([0, 0.25, 1, 1.5, 20].map(formatHours)).toEqual(['0min', '15min', '1h', '1h 30min', '20h']);
});

it('writes the size of a file', () => {
  expect([10, 2048, 4.2 * 1024 * 1024].map(sizeText)).toEqual(['1 kB', '2 kB', '4,2 MB']);
});

it('writes every day of a leap year as browsers do', () => {
  const utc = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('pt-BR', { timeZone: 'UTC', ...options });
  const [numeric, weekday, month, months, days, long] = [
    utc({}),
    utc({ weekday: 'long' }),
    utc({ month: 'long' }),
    utc({ month: 'long', year: 'numeric' }),
    utc({ month: 'long', day: 'numeric' }),
    utc({ dateStyle: 'long' }),
  ];
  for (let day = '2028-01-01'; day < '2029-01-01'; day = addDays(day, 1)) {
    const date = new Date(`${day}T00:00:00Z`);
    expect(
      [formatDay, weekdayName, monthName, monthText, dayText, longDayText].map((write) => write(day)),
    ).toEqual([numeric, weekday, month, months, days, long].map((format) => format.format(date)));
    expect(weekdayText(day)).toBe(
      utc({ weekday: 'short', day: '2-digit', month: '2-digit' }).format(date).replace('.', ''),
    );
    expect(shortMonth(day)).toBe(utc({ month: 'short' }).format(date).replace('.', ''));
  }
});

it('writes numbers and what they count as Portuguese does', () => {
  const numbers = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 1 });
  const plurals = new Intl.PluralRules('pt-BR');
  for (const number of [0, 1, 1.5, 1.96, 2, 7, 12.34, 999, 999.96, 1000, 12_345, -1, -3, -1200]) {
    expect(formatNumber(number)).toBe(numbers.format(number));
    // By CLDR nothing is one; nobody says so.
    const word = number !== 0 && plurals.select(number) === 'one' ? 'plano' : 'planos';
    expect(countOf(number, 'plano', 'planos')).toBe(`${numbers.format(number)} ${word}`);
  }
});
