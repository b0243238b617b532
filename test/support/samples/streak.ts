import type { Streak } from '#shared/contracts/streak.ts';

/** The day of `someStreak`. */
export const sampleDay = '2026-03-11';

/** A run of five days until `sampleDay`, the third covered by a freeze, and two days of the year before. */
export function someStreak(changes: Partial<Streak> = {}): Streak {
  return {
    loginStreak: 4,
    lastStreakUpdate: sampleDay,
    calendarDays: ['2025-12-30', '2025-12-31', '2026-03-07', '2026-03-08', '2026-03-10', sampleDay],
    frozenDays: ['2026-03-09'],
    freezes: 1,
    daysToNextFreeze: 3,
    ...changes,
  };
}
