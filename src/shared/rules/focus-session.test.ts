import { expect, it } from 'vitest';
import { brokenSessionRule } from './focus-session.ts';

const now = new Date('2026-03-11T15:00:00Z');

it.each([
  ['as long as the clock ran', '14:00:00', '14:25:00', 25, null],
  ['shorter, by its pauses', '14:00:00', '14:40:00', 25, null],
  ['longer by a second of rounding', '14:00:00', '14:00:29', 0.5, null],
  ['of nearly nothing', '14:00:00', '14:00:00', 0.01, null],
  ['that ends ten minutes ahead', '14:45:00', '15:10:00', 25, null],
  ['longer than the clock ran', '14:00:00', '14:25:00', 25.02, 'focus.longer_than_elapsed'],
  ['that ends before it begins', '14:00:00', '13:59:59', 0.01, 'focus.ends_before_start'],
  ['that ends further ahead', '14:46:00', '15:10:01', 20, 'focus.in_the_future'],
])('judges a session %s', (_, start, end, durationMinutes, rule) => {
  const session = { startTime: `2026-03-11T${start}Z`, endTime: `2026-03-11T${end}Z`, durationMinutes };
  expect(brokenSessionRule(session, now)).toBe(rule);
});
