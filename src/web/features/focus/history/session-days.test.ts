import { expect, it } from 'vitest';
import { sampleSession } from '#test/support/samples/focus.ts';
import { sessionDays } from './periods.ts';

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
