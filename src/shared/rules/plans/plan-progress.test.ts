import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isDelayed, progressOf } from '#shared/rules/plans/plan-progress.ts';

describe('progress', () => {
  it('is 100 only when all is done, and 0 without items', () => {
    expect(progressOf(0, 0)).toBe(0);
    expect(progressOf(999, 1000)).toBe(99);
    expect(progressOf(1000, 1000)).toBe(100);
    expect(progressOf(1, 3)).toBe(33);
  });

  it('never falls when one more is done', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2000 }), fc.nat(2000), (total, done) => {
        fc.pre(done < total);
        expect(progressOf(done + 1, total)).toBeGreaterThanOrEqual(progressOf(done, total));
      }),
    );
  });
});

describe('a late plan', () => {
  const plan = { startDate: '2026-03-01', endDate: '2026-03-20' };

  it('trails the calendar by more than ten points', () => {
    expect(isDelayed({ ...plan, progress: 40 }, '2026-03-11')).toBe(false);
    expect(isDelayed({ ...plan, progress: 39 }, '2026-03-11')).toBe(true);
  });

  it('has passed its end unfinished', () => {
    expect(isDelayed({ ...plan, progress: 99 }, '2026-03-21')).toBe(true);
    expect(isDelayed({ ...plan, progress: 100 }, '2026-03-21')).toBe(false);
  });

  it('is not one that has not begun', () => {
    expect(isDelayed({ ...plan, progress: 0 }, '2026-02-20')).toBe(false);
  });
});
