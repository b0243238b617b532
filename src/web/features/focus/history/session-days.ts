import type { FocusSession } from '#shared/contracts/focus.ts';
import type { StudyDay } from '#shared/rules/time/study-day.ts';

export interface SessionDay {
  day: StudyDay;
  sessions: FocusSession[];
  /** Of study; null while more of the day's sessions may follow. */
  minutes: number | null;
}

/** Sessions, newest first, by their days; with `hasMore` the last day is not known whole. */
export function sessionDays(sessions: readonly FocusSession[], hasMore: boolean): SessionDay[] {
  const days: SessionDay[] = [];
  for (const session of sessions) {
    const last = days.at(-1);
    if (last?.day === session.day) {
      last.sessions.push(session);
      last.minutes = (last.minutes ?? 0) + session.durationMinutes;
    } else days.push({ day: session.day, sessions: [session], minutes: session.durationMinutes });
  }
  const last = days.at(-1);
  if (last && hasMore) last.minutes = null;
  return days;
}
