import { describe, expect, it } from 'vitest';
import { addDays } from '#shared/rules/time/study-day.ts';
import { brokenDateRule } from './plan-dates.ts';

const today = '2026-03-11';

describe('dates of a new plan', () => {
  it.each([
    [0, 1, null],
    [0, 31, null],
    [-31, 31, null],
    [0, 0, 'study_plans.end_out_of_range'],
    [0, 32, 'study_plans.end_out_of_range'],
    [5, 4, 'study_plans.start_after_end'],
    [-32, 10, 'study_plans.start_out_of_range'],
  ])('from day %i to day %i: %s', (start, end, code) => {
    expect(brokenDateRule({ startDate: addDays(today, start), endDate: addDays(today, end) }, today)).toBe(
      code,
    );
  });
});
