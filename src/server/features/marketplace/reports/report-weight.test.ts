import { expect, it } from 'vitest';
import { reportCounts, reportsToHidePlan } from './report-weight.ts';

const now = new Date('2026-03-11T15:00:00Z');
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);

it.each([
  [true, 3, true],
  [true, 400, true],
  [true, 2.99, false],
  [false, 400, false],
])('a report of an account that is verified (%s) and %d days old counts: %s', (isVerified, days, counts) => {
  expect(reportCounts({ isVerified, createdAt: daysAgo(days) }, now)).toBe(counts);
});

it.each([
  [0, 0, 3],
  [40, 20, 3],
  [41, 20, 4],
  [60, 60, 6],
  [0, 200, 10],
  [100_000, 0, 10],
])('a plan with %d clones and %d reviews is hidden by %d', (clones, ratingCount, reports) => {
  expect(reportsToHidePlan({ clones, ratingCount })).toBe(reports);
});
