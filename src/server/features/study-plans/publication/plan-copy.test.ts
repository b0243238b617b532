import { describe, expect, it } from 'vitest';
import { firstDayOf, lastDayOf } from './plan-copy.ts';

describe('the first day of a clone', () => {
  it('is the next one that has the weekday of its author’s first', () => {
    const wednesday = '2026-03-11';
    expect(firstDayOf({ firstWeekday: 'wednesday' }, wednesday)).toBe(wednesday);
    expect(firstDayOf({ firstWeekday: 'thursday' }, wednesday)).toBe('2026-03-12');
    expect(firstDayOf({ firstWeekday: 'sunday' }, wednesday)).toBe('2026-03-15');
    expect(firstDayOf({ firstWeekday: 'tuesday' }, wednesday)).toBe('2026-03-17');
  });
});

describe('the last day of a clone', () => {
  const copy = { durationDays: 28 } as Parameters<typeof lastDayOf>[0];
  it('comes after as many days as in its author’s plan, and never before its last activity', () => {
    expect(lastDayOf({ ...copy, activities: [] }, '2026-03-11')).toBe('2026-04-08');
    const activities = [{ day: 40 }] as typeof copy.activities;
    expect(lastDayOf({ ...copy, activities }, '2026-03-11')).toBe('2026-04-20');
  });
});
