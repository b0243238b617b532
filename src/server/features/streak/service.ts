import {
  getStreakState,
  lockStreakState,
  saveStreakState,
  todayOf,
} from '#server/features/accounts/service.ts';
import type { SignedIn } from '#server/platform/auth/tokens.ts';
import { inTransaction } from '#server/platform/database/database.ts';
import type { Services } from '#server/platform/services.ts';
import type { Streak } from '#shared/contracts/streak.ts';
import { daysToNextFreeze, lengthOn, markDay, type StreakState } from '#shared/rules/streak.ts';
import type { StudyDay } from '#shared/rules/time/study-day.ts';
import { countActiveStudents, insertStreakDays, listStreakDays } from './queries.ts';

/** The student's run and calendar as they stand, without today's login. */
export async function getStreak(services: Services, student: SignedIn): Promise<Streak> {
  const { userId } = student;
  const [state, days] = await Promise.all([
    getStreakState(services, userId),
    listStreakDays(services.db, { userId }),
  ]);
  return presentStreak(state, days, todayOf(services, student));
}

/** Registers today's login, once for each of the student's days, however often and from wherever it is sent. */
export function updateStreak(services: Services, student: SignedIn): Promise<Streak> {
  const { userId } = student;
  const today = todayOf(services, student);
  return inTransaction(services.db, async (db) => {
    const within = { ...services, db };
    const before = await lockStreakState(within, userId);
    const { state, frozen } = markDay(before, today);
    if (state !== before) {
      await saveStreakState(within, userId, state);
      await insertStreakDays(db, userId, [
        ...frozen.map((day) => ({ day, frozen: true })),
        { day: today, frozen: false },
      ]);
    }
    return presentStreak(state, await listStreakDays(db, { userId }), today);
  });
}

function presentStreak(
  state: StreakState,
  days: readonly { day: StudyDay; frozen: boolean }[],
  today: StudyDay,
): Streak {
  const daysThat = (wanted: boolean) => days.filter(({ frozen }) => frozen === wanted).map(({ day }) => day);
  return {
    loginStreak: lengthOn(state, today),
    lastStreakUpdate: state.lastOn,
    calendarDays: daysThat(false),
    frozenDays: daysThat(true),
    freezes: state.freezes,
    daysToNextFreeze: daysToNextFreeze(state),
  };
}

/** Students with an active day, of all students, from the day `from` on; each day is the student's own. */
export const activeStudentsByDay = ({ db }: Pick<Services, 'db'>, from: StudyDay) =>
  countActiveStudents(db, from);
