import { expect, it } from 'vitest';
import { lastBlockDay } from './cycle-slots.ts';

const span = { startDate: '2026-03-10', weeks: 2, mode: 'calendar' } as const;

const until = (examDate: string | null, changes: object = {}) =>
  lastBlockDay({ ...span, ...changes, examDate });

it('blocks end with the weeks, and by the calendar on the eve of an exam in the last of them', () => {
  const exams = [null, '2026-06-01', '2026-03-24', '2026-03-20', '2026-03-17'];
  expect(exams.map((examDate) => until(examDate))).toEqual([13, 13, 13, 9, 6]);
});

it('an exam weeks before the end, or not after the start, ends nothing, and none ends a round', () => {
  expect([until('2026-03-16'), until('2026-03-10'), until('2026-03-10', { weeks: 1 })]).toEqual([13, 13, 6]);
  expect(until('2026-03-20', { mode: 'sequence' })).toBe(13);
});
