import { inTransaction } from '#server/platform/database/database.ts';
import { deleteRowsOf } from '#server/platform/database/student-rows.ts';
import type { Services } from '#server/platform/services.ts';
import { deleteInvitationOf } from '../invitations/invitation-queries.ts';
import { lockStudentRow } from '../plan/plan-queries.ts';
import { findStudent } from '../queries.ts';
import { deleteAccount, deleteIdentity } from './erase-queries.ts';
import { deletedMail } from './rights-mails.ts';

/**
 * Deletes everything of a student's but what the law keeps. The account itself goes first: from then on nobody signs
 * in or changes their mind. The rest follows in portions, so that others are served meanwhile; asked again after an
 * interruption, it goes on where it was.
 */
export async function eraseStudent(services: Services, userId: string): Promise<void> {
  const { settings, db, clock, jobs, lifecycle, mailer, log } = services;
  const gone = await inTransaction(db, async (tx) => {
    await lockStudentRow(tx, userId);
    const [row] = await findStudent(tx, { userId });
    for (const feature of lifecycle) await feature.erased?.({ ...services, db: tx }, userId);
    await deleteIdentity(tx, userId, clock.now());
    return row;
  });
  await deleteRowsOf(db, userId);
  await inTransaction(db, async (tx) => {
    await deleteAccount(tx, userId);
    await jobs.forget(tx, userId);
    // A job that mails to an address names it whole.
    if (gone) await jobs.forget(tx, JSON.stringify(gone.email.toLowerCase()));
    if (gone) await deleteInvitationOf(tx, gone.email.toLowerCase());
  });
  if (gone)
    await mailer
      .forget(gone.email)
      .catch((error: unknown) => log.error({ err: error }, 'mails of a deleted account are left'));
  if (!gone?.student.deleteAt || gone.role === 'user_test') return;
  // The address is nowhere any more: a mail that fails now can't be sent again.
  await mailer
    .send({
      to: gone.email,
      ...deletedMail({
        name: gone.student.name,
        sells: settings.PLANS === 'on',
        isAsked: gone.student.suspendedAt === null,
      }),
    })
    .catch((error: unknown) => log.error({ err: error }, 'mail after a deletion failed'));
}
