import { holdAdministration } from '#server/features/accounts/administrators/administrator-service.ts';
import { existsStudent } from '#server/features/accounts/directory/directory-service.ts';
import {
  expelStudent,
  signStudentOut,
  suspendStudent,
  unsuspendStudent,
} from '#server/features/accounts/suspension-service.ts';
import type { SignedIn } from '#server/platform/auth/tokens.ts';
import { inTransaction } from '#server/platform/database/database.ts';
import { countRowsOf } from '#server/platform/database/student-rows.ts';
import { notFound, unprocessable } from '#server/platform/errors.ts';
import type { Services } from '#server/platform/services.ts';
import { type Consequences, consequenceKinds } from '#shared/contracts/administration.ts';
import { noteAction } from '../actions/action-service.ts';

const verbs = {
  suspend: suspendStudent,
  unsuspend: unsuspendStudent,
  end_sessions: signStudentOut,
  delete: expelStudent,
} as const;

/**
 * Does something to a student, and notes it in the same transaction. Throws `not_found` (404) for who is gone and
 * where the role was lost meanwhile, and `yourself` (422): nobody locks themselves out.
 */
export async function changeStudent(
  services: Services,
  administrator: SignedIn,
  action: keyof typeof verbs,
  studentId: string,
): Promise<void> {
  const { userId } = administrator;
  if (studentId === userId) throw unprocessable('administration.yourself');
  await inTransaction(services.db, async (tx) => {
    const within = { ...services, db: tx };
    if (!(await holdAdministration(within, administrator))) throw notFound('common.not_found');
    await verbs[action](within, studentId);
    await noteAction(within, userId, { action, studentId });
  });
}

/** What goes with a student's account, counted; never what it says. Throws `not_found` (404). */
export async function countConsequences(services: Services, studentId: string): Promise<Consequences> {
  if (!(await existsStudent(services, studentId))) throw notFound('common.not_found');
  const counts = await countRowsOf(services.db, studentId, consequenceKinds);
  return consequenceKinds.map((kind) => ({ kind, count: counts.get(kind) ?? 0 }));
}
