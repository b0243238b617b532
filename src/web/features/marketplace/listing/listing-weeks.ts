import type { ScheduledDay } from '#shared/contracts/marketplace.ts';
import { groupBy } from '#shared/rules/group-by.ts';

export interface ListingWeek {
  /** From 1. */
  weekNumber: number;
  days: ScheduledDay[];
  activities: number;
}

/** The days of a published schedule by week, in their order. */
export function weeksOf(schedule: readonly ScheduledDay[]): ListingWeek[] {
  return [...groupBy(schedule, ({ weekNumber }) => weekNumber)].map(([weekNumber, days]) => ({
    weekNumber,
    days,
    activities: days.reduce((sum, day) => sum + day.activities.length, 0),
  }));
}
