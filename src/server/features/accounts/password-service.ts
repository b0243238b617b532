import { hashToken, idsInToken, newSecret, type SignedIn } from '#server/platform/auth/tokens.ts';
import { inTransaction } from '#server/platform/database/database.ts';
import { unprocessable } from '#server/platform/errors.ts';
import type { Services } from '#server/platform/services.ts';
import { deleteGoogleSub } from './google/queries.ts';
import { deleteGuessesOf } from './guesses/guess-queries.ts';
import { hashNewPassword, isPasswordOf } from './guesses/guess-service.ts';
import { confirmAddress } from './mailed-links/confirm-service.ts';
import { insertReset, listResets, takeReset } from './mailed-links/link-queries.ts';
import { secondsToWait } from './mailed-links/mail-pace.ts';
import { resetPasswordMail } from './mails.ts';
import { lockStudentRow } from './plan/plan-queries.ts';
import { findStudentByEmail, updateStudent } from './queries.ts';
import { existingStudent } from './service.ts';
import { endAccess } from './sessions/access-service.ts';

export const resetJob = 'accounts.reset-mail';

export interface ResetJob {
  /** As it was typed, in lower case. */
  emailKey: string;
}

const resetMinutes = 60;
const resetMs = resetMinutes * 60_000;

/**
 * Changes the password and ends every other session and mailed link. Throws `wrong_current_password`, `no_password` and
 * `password_common` (422), and what `isPasswordOf` throws.
 */
export async function changePassword(
  services: Services,
  { userId, sessionId }: SignedIn,
  input: { currentPassword: string; newPassword: string },
): Promise<void> {
  const row = await existingStudent(services, userId);
  if (row.student.passwordHash === null) throw unprocessable('accounts.no_password');
  if (!(await isPasswordOf(services, row, input.currentPassword, sessionId)))
    throw unprocessable('accounts.wrong_current_password');
  const passwordHash = await hashNewPassword(services, input.newPassword);
  await inTransaction(services.db, async (tx) => {
    const [held] = await lockStudentRow(tx, userId);
    // Meanwhile somebody else may have set another.
    if (held?.passwordHash !== row.student.passwordHash)
      throw unprocessable('accounts.wrong_current_password');
    await updateStudent(tx, userId, { passwordHash });
    await endAccess({ ...services, db: tx }, userId, sessionId);
  });
}

/**
 * Has a link mailed that sets a new password, when the address has an account. All of it is done behind the answer, so
 * that neither its words nor its time tell whether the account exists.
 */
export async function requestPasswordReset({ db, jobs }: Services, email: string): Promise<void> {
  await inTransaction(db, (tx) => jobs.enqueue<ResetJob>(tx, resetJob, { emailKey: email.toLowerCase() }));
}

/** Mails the link, unless too many were mailed of late; earlier ones go on working. */
export async function mailPasswordReset(services: Services, { emailKey }: ResetJob): Promise<void> {
  const { db, clock, mailer, settings, log } = services;
  const [row] = await findStudentByEmail(db, { emailKey });
  if (!row || row.role === 'user_test') return;
  const now = clock.now();
  const token = `${row.id}.${newSecret()}`;
  const isDue = await inTransaction(db, async (tx) => {
    await lockStudentRow(tx, row.id);
    // A link lives as long as the pace looks back.
    const ends = await listResets(tx, row.id, now);
    const sentAt = ends.map((end) => new Date(end.getTime() - resetMs));
    if (secondsToWait(sentAt, now) > 0) return false;
    const expiresAt = new Date(now.getTime() + resetMs);
    await insertReset(tx, { userId: row.id, tokenHash: hashToken(token), expiresAt });
    return true;
  });
  if (!isDue) return;
  const link = `${settings.APP_URL}/reset-password?token=${token}`;
  const mail = resetPasswordMail({ name: row.student.name, link, minutes: resetMinutes });
  await mailer
    .send({ to: row.email, ...mail })
    .catch((error: unknown) => log.error({ err: error }, 'reset mail failed'));
}

/**
 * Sets a new password with a mailed token, once, and ends every session and every other mailed link. Answers
 * whose it is. Throws `reset_token_invalid` and `password_common` (422).
 */
export async function resetPassword(services: Services, token: string, newPassword: string): Promise<string> {
  const [userId] = idsInToken(token) ?? [];
  if (!userId) throw unprocessable('accounts.reset_token_invalid');
  const passwordHash = await hashNewPassword(services, newPassword);
  const now = services.clock.now();
  await inTransaction(services.db, async (tx) => {
    const [held] = await lockStudentRow(tx, userId);
    if (!held || !(await takeReset(tx, userId, hashToken(token), now)))
      throw unprocessable('accounts.reset_token_invalid');
    // The link came by mail, so it also proves that the address is the student's.
    await confirmAddress({ ...services, db: tx }, userId, { passwordHash });
    // Whoever came in with Google before that may be somebody else.
    if (held.emailVerifiedAt === null) await deleteGoogleSub(tx, userId);
    await endAccess({ ...services, db: tx }, userId, null);
    await deleteGuessesOf(tx, userId);
  });
  return userId;
}
