import { notFound } from '#server/platform/errors.ts';
import type { Services } from '#server/platform/services.ts';
import { lockStudentRow } from './plan/plan-queries.ts';
import { findStudent, updateStudent } from './queries.ts';
import { endSessions } from './sessions/access-service.ts';
import { hasLeft } from './user.ts';

type Within = Pick<Services, 'db' | 'clock' | 'lifecycle'>;

/** Holds a student's row. Like all here, inside a transaction. Throws `not_found` (404) for who is gone, or about to go. */
async function heldStudent({ db, clock }: Within, userId: string) {
  await lockStudentRow(db, userId);
  const [row] = await findStudent(db, { userId });
  if (!row || hasLeft(row.student, clock.now())) throw notFound('common.not_found');
  return row.student;
}

/** Ends the student's sessions and hides what they published; they can't sign in until it ends. */
export async function suspendStudent(within: Within, userId: string): Promise<void> {
  const { suspendedAt, deleteAt } = await heldStudent(within, userId);
  if (suspendedAt) return;
  await updateStudent(within.db, userId, { suspendedAt: within.clock.now() });
  await endSessions(within, userId, null);
  if (!deleteAt) for (const feature of within.lifecycle) await feature.hidden?.(within, userId);
}

/** The student may sign in again, and what was published is there again, unless they are leaving. */
export async function unsuspendStudent(within: Within, userId: string): Promise<void> {
  const { suspendedAt, deleteAt } = await heldStudent(within, userId);
  if (!suspendedAt) return;
  await updateStudent(within.db, userId, { suspendedAt: null });
  if (!deleteAt) for (const feature of within.lifecycle) await feature.shown?.(within, userId);
}

/**
 * Has everything of a student's deleted without their asking. The next sweep does it once their last access token is
 * over (`sweepAccounts`); from now on they can't sign in or change their mind.
 */
export async function expelStudent(within: Within, userId: string): Promise<void> {
  await suspendStudent(within, userId);
  await updateStudent(within.db, userId, { deleteAt: within.clock.now() });
}

/** Ends every session of the student, and what reads along without one. */
export async function signStudentOut(within: Within, userId: string): Promise<void> {
  await heldStudent(within, userId);
  await endSessions(within, userId, null);
}
