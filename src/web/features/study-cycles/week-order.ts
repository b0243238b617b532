import type { CycleDay } from '#shared/contracts/study-cycles.ts';
import type { StudyDay } from '#shared/rules/time/study-day.ts';

/** The days of a week one below the other: today first, then what comes, then what has been. */
export function asStack(days: readonly CycleDay[], today: StudyDay): CycleDay[] {
  const now = days.findIndex(({ date }) => date === today);
  return now < 0 ? [...days] : [...days.slice(now), ...days.slice(0, now)];
}
