import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addDays } from '#shared/rules/time/study-day.ts';
import { startOf, timeUnits } from '#shared/rules/time/time-units.ts';
import { runs } from '#test/support/runs.ts';
import { totalSpans } from './total-spans.ts';

const spans = (from: string, to: string) =>
  totalSpans(from, to).map((span) => [span.unit, span.from, span.to]);

it('sums a quarter up by day', () => {
  expect(spans('2026-01-01', '2026-04-02')).toEqual([['day', '2026-01-01', '2026-04-02']]);
});

it('sums what is longer up by whole months and the days around them', () => {
  expect(spans('2025-11-15', '2026-03-11')).toEqual([
    ['day', '2025-11-15', '2025-11-30'],
    ['month', '2025-12-01', '2026-02-28'],
    ['day', '2026-03-01', '2026-03-11'],
  ]);
  expect(spans('2024-01-01', '2024-12-31')).toEqual([['month', '2024-01-01', '2024-12-31']]);
});

it('sums years up by whole years and the months and days around them', () => {
  expect(spans('2021-10-31', '2026-02-01')).toEqual([
    ['day', '2021-10-31', '2021-10-31'],
    ['month', '2021-11-01', '2021-12-31'],
    ['year', '2022-01-01', '2025-12-31'],
    ['month', '2026-01-01', '2026-01-31'],
    ['day', '2026-02-01', '2026-02-01'],
  ]);
});

it('takes each day once', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 3000 }), fc.integer({ min: 0, max: 2000 }), (offset, length) => {
      const from = addDays('2020-01-01', offset);
      const days = Array.from({ length: length + 1 }, (_, index) => addDays(from, index));
      const taken = totalSpans(from, days.at(-1) ?? from);
      for (const unit of timeUnits)
        for (const span of taken.filter((one) => one.unit === unit))
          expect(startOf(unit, span.from)).toBe(span.from);
      const twiceOrNever = days.filter((day) => {
        const holding = taken.filter(({ unit, from, to }) => {
          const start = startOf(unit, day);
          return from <= start && start <= to;
        });
        return holding.length !== 1;
      });
      expect(twiceOrNever).toEqual([]);
    }),
    runs(100),
  );
});
