import { billingLimits } from '#shared/contracts/billing.ts';
import { localHour } from '#shared/rules/time/local-time.ts';
import { daysBetween, studyDay } from '#shared/rules/time/study-day.ts';

/** Local hours in which a mail may arrive: from the first, before the second. */
const awake = [8, 21] as const;

interface Reminder {
  /** Which of the reminders it is: one of `billingLimits.remindDays`. */
  of: number;
  /** Calendar days until the end. */
  daysLeft: number;
}

/** The reminder that is due at `now` of a plan that ends at `until`, by the student's own days and clock. */
export function dueReminder(until: Date, now: Date, timeZone: string): Reminder | null {
  if (until <= now) return null;
  const hour = localHour(now, timeZone);
  if (hour < awake[0] || hour >= awake[1]) return null;
  const daysLeft = daysBetween(studyDay(now, timeZone), studyDay(until, timeZone));
  const of = billingLimits.remindDays.toSorted((one, other) => one - other).find((days) => daysLeft <= days);
  return of === undefined ? null : { of, daysLeft };
}
