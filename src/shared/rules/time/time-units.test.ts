import { expect, it } from 'vitest';
import { startAfter, startOf } from '#shared/rules/time/time-units.ts';

it.each([
  ['day', '2026-03-11', '2026-03-11', '2026-03-12'],
  ['month', '2026-02-28', '2026-02-01', '2026-03-01'],
  ['month', '2025-12-31', '2025-12-01', '2026-01-01'],
  ['year', '2024-02-29', '2024-01-01', '2025-01-01'],
  ['year', '2025-01-01', '2025-01-01', '2026-01-01'],
] as const)('of a %s that holds %s are its start and the next one’s', (unit, day, start, next) => {
  expect([startOf(unit, day), startAfter(unit, day)]).toEqual([start, next]);
});
