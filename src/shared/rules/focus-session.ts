import { focusLimits } from '#shared/contracts/focus.ts';

interface Session {
  /** ISO 8601. */
  startTime: string;
  endTime: string;
  durationMinutes: number;
}

type BrokenRule = 'focus.ends_before_start' | 'focus.longer_than_elapsed' | 'focus.in_the_future';

const minuteMs = 60_000;
/** Clients round durations, and clocks are set right while a timer runs. */
const toleranceMs = 1000;

/**
 * The rule that a session breaks at `now`; null for none. Its duration may be shorter than the time between start
 * and end, since pauses don't count, but no longer.
 */
export function brokenSessionRule(session: Session, now: Date): BrokenRule | null {
  const [start, end] = [Date.parse(session.startTime), Date.parse(session.endTime)];
  if (end < start) return 'focus.ends_before_start';
  if (end > now.getTime() + focusLimits.clockSkew * minuteMs) return 'focus.in_the_future';
  return session.durationMinutes * minuteMs > end - start + toleranceMs ? 'focus.longer_than_elapsed' : null;
}
