import { daysBetween, type StudyDay } from '#shared/rules/time/study-day.ts';

/** Whole percent of `done` over `total`; 100 only when all is done. */
export function progressOf(done: number, total: number): number {
  if (total === 0) return 0;
  return done >= total ? 100 : Math.min(99, Math.round((100 * done) / total));
}

/** Percentage points by which progress may trail the calendar before a plan counts as late. */
const tolerance = 10;

/** Whether the share of the period that has passed is well ahead of `progress`, or the end has passed unfinished. */
export function isDelayed(
  { startDate, endDate, progress }: { startDate: StudyDay; endDate: StudyDay; progress: number },
  today: StudyDay,
): boolean {
  if (progress >= 100) return false;
  if (today > endDate) return true;
  const length = daysBetween(startDate, endDate) + 1;
  const passed = Math.max(0, daysBetween(startDate, today));
  return (100 * passed) / length - progress > tolerance;
}
