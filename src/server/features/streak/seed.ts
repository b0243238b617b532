import { saveStreakState, todayOf } from '#server/features/accounts/service.ts';
import type { SignedIn } from '#server/platform/auth/tokens.ts';
import type { Services } from '#server/platform/services.ts';
import { noStreak } from '#shared/rules/streak.ts';
import { addDays, dayStart } from '#shared/rules/time/study-day.ts';
import { deleteStreakDays } from './queries.ts';
import { updateStreak } from './service.ts';

/** Days ago with a login, from and to. A freeze covers the one between the last two; the other gaps are too long. */
const visits = [
  [38, 35],
  [31, 26],
  [22, 21],
  [12, 4],
  [2, 0],
] as const;

/**
 * Gives `student` logins of the last weeks as a student's are, made day by day: a run of 12 days until today, with
 * one more that a freeze covered. What days they had before are deleted.
 */
export async function seedStreak(services: Services, student: SignedIn): Promise<void> {
  await deleteStreakDays(services.db, student.userId);
  await saveStreakState(services, student.userId, noStreak);
  const today = todayOf(services, student);
  for (const [from, to] of visits) {
    for (let ago = from; ago >= to; ago--) {
      const morning = dayStart(addDays(today, -ago), student.timeZone);
      await updateStreak({ ...services, clock: { now: () => morning } }, student);
    }
  }
}
