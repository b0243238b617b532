import type { StudyDay } from '#shared/rules/time/study-day.ts';

/** The calendar day where the student is: on the clock of the device, whose zone every call tells the server. */
export function today(now: Date = new Date()): StudyDay {
  const day = Date.UTC(now.getFullYear(), now.getMonth(), now.getDate());
  return new Date(day).toISOString().slice(0, 10);
}
