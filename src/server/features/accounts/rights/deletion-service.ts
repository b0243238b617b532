import type { SignedIn } from '#server/platform/auth/tokens.ts';
import { inTransaction } from '#server/platform/database/database.ts';
import { unauthenticated, unprocessable } from '#server/platform/errors.ts';
import type { Services } from '#server/platform/services.ts';
import { rightsLimits } from '#shared/contracts/rights.ts';
import { isPasswordOf } from '../guesses/guess-service.ts';
import { mailLink, redeemLink } from '../mailed-links/mailed-link-service.ts';
import { lockStudentRow } from '../plan/plan-queries.ts';
import { deleteOtherSessions, findStudent, type StudentRow, updateStudent } from '../queries.ts';
import { hasLeft } from '../user.ts';
import { deletionAskedMail, deletionCancelledMail, deletionLinkMail } from './rights-mails.ts';

const dayMs = 86_400_000;

async function existingStudent({ db }: Pick<Services, 'db'>, userId: string): Promise<StudentRow> {
  const [row] = await findStudent(db, { userId });
  if (!row) throw unauthenticated('common.unauthenticated');
  return row;
}

/**
 * Asks for everything of the student's to be deleted in 7 days, at once for a test account, into which nobody can sign
 * in again. Answers when (ISO). Throws `deletion_by_mail` and `deletion_password` (422), and what
 * `isPasswordOf` throws.
 */
export async function askDeletion(
  services: Services,
  { userId, sessionId }: SignedIn,
  password: string | null | undefined,
): Promise<string> {
  const row = await existingStudent(services, userId);
  if (row.role !== 'user_test') {
    if (row.student.passwordHash === null) throw unprocessable('accounts.deletion_by_mail');
    if (!(await isPasswordOf(services, row, password ?? '', sessionId)))
      throw unprocessable('accounts.deletion_password');
  }
  return leave(services, userId);
}

/** Mails the link that asks for the deletion, for who has no password. Throws what `mailLink` throws. */
export async function mailDeletionLink(services: Services, { userId }: SignedIn): Promise<void> {
  const row = await existingStudent(services, userId);
  const minutes = rightsLimits.deletionLinkMinutes;
  await mailLink(services, row, {
    purpose: 'delete',
    minutes,
    path: '/delete-account',
    mail: (link) => deletionLinkMail({ name: row.student.name, link, minutes }),
  });
}

/** As `askDeletion`, by a mailed link. Throws `deletion_link_invalid` (422). */
export async function confirmDeletion(services: Services, token: string): Promise<string> {
  const userId = await redeemLink(services, 'delete', token);
  if (!userId) throw unprocessable('accounts.deletion_link_invalid');
  return leave(services, userId);
}

/** Ends all sessions and hides what was published; asked twice, the first date stays. */
async function leave(services: Services, userId: string): Promise<string> {
  const now = services.clock.now();
  const left = await inTransaction(services.db, async (tx) => {
    await lockStudentRow(tx, userId);
    const row = await existingStudent({ db: tx }, userId);
    const days = row.role === 'user_test' ? 0 : rightsLimits.deletionDays;
    const isNew = row.student.deleteAt === null;
    const deleteAt = row.student.deleteAt ?? new Date(now.getTime() + days * dayMs);
    if (isNew) {
      await updateStudent(tx, userId, { deleteAt });
      for (const feature of services.lifecycle) await feature.hidden?.({ ...services, db: tx }, userId);
    }
    await deleteOtherSessions(tx, userId, null);
    return { row, deleteAt, isNew };
  });
  if (left.isNew)
    tell(
      services,
      left.row,
      deletionAskedMail({
        ...namesOf(services, left.row),
        at: left.deleteAt,
        sells: services.settings.PLANS === 'on',
      }),
    );
  return left.deleteAt.toISOString();
}

/** The account stays, and what was published is there again; nothing happens once it is too late. */
export async function cancelDeletion(services: Services, { userId }: SignedIn): Promise<void> {
  const kept = await inTransaction(services.db, async (tx) => {
    await lockStudentRow(tx, userId);
    const row = await existingStudent({ db: tx }, userId);
    if (row.student.deleteAt === null || hasLeft(row.student, services.clock.now())) return null;
    await updateStudent(tx, userId, { deleteAt: null });
    if (!row.student.suspendedAt)
      for (const feature of services.lifecycle) await feature.shown?.({ ...services, db: tx }, userId);
    return row;
  });
  if (kept) tell(services, kept, deletionCancelledMail(namesOf(services, kept)));
}

const namesOf = ({ settings }: Services, { student }: StudentRow) => ({
  name: student.name,
  timeZone: student.timeZone,
  home: settings.APP_URL,
});

/** Sent behind the answer; test accounts have no address. */
function tell(
  { mailer, log }: Services,
  { email, role }: StudentRow,
  mail: { subject: string; text: string; html: string },
): void {
  if (role === 'user_test') return;
  mailer
    .send({ to: email, ...mail })
    .catch((error: unknown) => log.error({ err: error }, 'mail about a deletion failed'));
}
