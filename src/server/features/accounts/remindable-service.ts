import { inTransaction } from '#server/platform/database/database.ts';
import type { Services } from '#server/platform/services.ts';
import type { StreakState } from '#shared/rules/streak.ts';
import { isTimeZone } from '#shared/rules/time/study-day.ts';
import { lockStudentRow } from './plan/plan-queries.ts';
import { findStudent, updateStudent } from './queries.ts';
import { listStudentsIn, listZones } from './remindable-queries.ts';
import { completePreferences, mergePreferences } from './user.ts';

export interface Remindable {
  userId: string;
  /** IANA name. */
  timeZone: string;
  streak: StreakState;
}

type WithDb = Pick<Services, 'db'>;

/** The time zones of every student who may be reminded by e-mail. */
export async function listRemindableZones({ db }: WithDb): Promise<string[]> {
  return (await listZones(db)).map(({ timeZone }) => timeZone).filter(isTimeZone);
}

/** Of the students who may be reminded, a portion of those in `zones`, by id, after the id `after`. */
export const listRemindable = (
  { db }: WithDb,
  zones: string[],
  after: string | null,
  limit: number,
): Promise<Remindable[]> => listStudentsIn(db, zones, after, limit);

/** Ends reminders by e-mail, as the profile's switch does; nothing for an account that is gone. */
export async function stopReminders({ db }: WithDb, userId: string): Promise<void> {
  await inTransaction(db, async (tx) => {
    await lockStudentRow(tx, userId);
    const [row] = await findStudent(tx, { userId });
    if (!row) return;
    const current = completePreferences(row.student.preferences);
    const preferences = mergePreferences(current, { notifications: { email: false } });
    await updateStudent(tx, userId, { preferences });
  });
}
