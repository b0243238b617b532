import { expect, it } from 'vitest';
import type { FocusSummary } from '#shared/contracts/focus.ts';
import { sampleSession } from '#test/support/samples/focus.ts';
import { everyPeriod, minutesIn, periodMark, periodText, sessionDays } from './periods.ts';

const summary = (changes: Partial<FocusSummary>): FocusSummary => ({
  from: '2026-03-01',
  to: '2026-03-11',
  unit: 'day',
  sessions: 0,
  minutes: 0,
  periods: [],
  categories: [],
  ...changes,
});
const starts = (changes: Partial<FocusSummary>) => everyPeriod(summary(changes)).map(({ start }) => start);

it('has every day, month or year between the first and the last', () => {
  expect(starts({})).toHaveLength(11);
  expect(starts({ unit: 'month', from: '2025-11-30', to: '2026-02-01' })).toEqual([
    '2025-11-01',
    '2025-12-01',
    '2026-01-01',
    '2026-02-01',
  ]);
  expect(starts({ unit: 'year', from: '2023-12-31', to: '2026-01-01' })).toEqual([
    '2023-01-01',
    '2024-01-01',
    '2025-01-01',
    '2026-01-01',
  ]);
});

it('begins a week before its last day when there are fewer days', () => {
  expect(starts({ from: '2026-03-10' })).toEqual([
    '2026-03-05',
    '2026-03-06',
    '2026-03-07',
    '2026-03-08',
    '2026-03-09',
    '2026-03-10',
    '2026-03-11',
  ]);
});

it('keeps what is known of a period', () => {
  const known = {
    start: '2026-03-02',
    sessions: 2,
    minutes: 40,
    categories: [{ category: 'Leitura', sessions: 2, minutes: 40 }],
  } as const;
  const [empty, full] = everyPeriod(summary({ periods: [{ ...known, categories: [...known.categories] }] }));
  expect(full).toEqual(known);
  expect(empty).toEqual({ start: '2026-03-01', sessions: 0, minutes: 0, categories: [] });
  expect([minutesIn(known as never, 'Leitura'), minutesIn(known as never, 'Estudo')]).toEqual([40, 0]);
});

it.each([
  ['day', '11/03/2026', 'hoje'],
  ['month', 'março de 2026', 'mar/26'],
  ['year', '2026', '2026'],
] as const)('names a %s', (unit, text, mark) => {
  const start = '2026-03-11';
  expect([periodText(start, unit), periodMark(start, unit, start)]).toEqual([text, mark]);
  expect(periodMark('2026-03-10', 'day', start)).toBe('10/03');
});

const on = (day: string, durationMinutes: number) => sampleSession({ day, durationMinutes });
const sessions = [on('2026-03-11', 25), on('2026-03-11', 10.5), on('2026-03-09', 5)];
const sums = (hasMore: boolean) => sessionDays(sessions, hasMore).map(({ day, minutes }) => [day, minutes]);

it('groups sessions by day and adds each day up', () => {
  expect(sums(false)).toEqual([
    ['2026-03-11', 35.5],
    ['2026-03-09', 5],
  ]);
  expect(sessionDays(sessions, false).flatMap((day) => day.sessions)).toEqual(sessions);
});

it('does not add up a day of which more may follow', () => {
  expect(sums(true)).toEqual([
    ['2026-03-11', 35.5],
    ['2026-03-09', null],
  ]);
});

it('is empty without sessions', () => {
  expect(sessionDays([], false)).toEqual([]);
});
