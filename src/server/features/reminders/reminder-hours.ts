import type { ReminderKind } from '#shared/contracts/reminders.ts';
import { localHour } from '#shared/rules/time/local-time.ts';

/** Local hours in which each may arrive: from the first, before the second. */
const hours: Record<ReminderKind, readonly [number, number]> = {
  cards: [8, 10],
  streak: [18, 21],
};

/** Whether a reminder may arrive now where the student is (IANA name). */
export function isHourFor(kind: ReminderKind, now: Date, timeZone: string): boolean {
  const [from, to] = hours[kind];
  const hour = localHour(now, timeZone);
  return hour >= from && hour < to;
}
