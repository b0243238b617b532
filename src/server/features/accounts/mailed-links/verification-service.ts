import { hashToken, idsInToken, type SignedIn } from '#server/platform/auth/tokens.ts';
import { inTransaction } from '#server/platform/database/database.ts';
import { conflict, unauthenticated, unprocessable } from '#server/platform/errors.ts';
import type { Parts } from '#server/platform/parts.ts';
import { rightsLimits } from '#shared/contracts/rights.ts';
import { isPasswordOf } from '../guesses/guess-service.ts';
import { findStudent, type StudentRow } from '../queries.ts';
import { verifyMail } from '../rights/rights-mails.ts';
import { dropWaysIn, holdSession } from '../sessions/access-service.ts';
import type { Device } from '../sessions/sessions.ts';
import { confirmAddress } from './confirm-service.ts';
import { hasLink } from './link-queries.ts';
import { mailLink, redeemLink } from './mailed-link-service.ts';

const hours = rightsLimits.verifyHours;

/** Mails the link that confirms the student's address. Throws what `mailLink` throws. */
export const mailVerification = (parts: Parts, row: StudentRow): Promise<void> =>
  mailLink(parts, row, {
    purpose: 'verify',
    minutes: hours * 60,
    path: '/verify-email',
    mail: (link) => verifyMail({ name: row.student.name, link, minutes: hours * 60 }),
  });

/** Mails another one. Throws `already_verified` (409) too. */
export async function resendVerification(parts: Parts, { userId }: SignedIn): Promise<void> {
  const [row] = await findStudent(parts.db, { userId });
  if (!row) throw unauthenticated('common.unauthenticated');
  if (row.student.emailVerifiedAt) throw conflict('accounts.already_verified');
  await mailVerification(parts, row);
}

/**
 * The student's address is theirs: the link says whose the address is, and a session or the password whose the account
 * is. Whoever registered somebody else's address has no link, and its owner no password. Throws `verify_link_invalid`,
 * `verify_unproven` and `verify_password` (422), and `unauthenticated` (401) when the session has ended, and what
 * `isPasswordOf` throws.
 */
export async function verifyEmail(
  parts: Parts,
  { token, password }: { token: string; password?: string | null | undefined },
  student: SignedIn | null,
  device: Device,
): Promise<void> {
  const row = await findLinked(parts, token);
  const isSignedIn = student?.userId === row.id;
  if (!isSignedIn) await provePassword(parts, row, password, device);
  await inTransaction(parts.db, async (tx) => {
    if (isSignedIn) await holdSession(tx, student);
    if (!(await redeemLink({ ...parts, db: tx }, 'verify', token)))
      throw unprocessable('accounts.verify_link_invalid');
    await confirmAddress({ ...parts, db: tx }, row.id);
  });
}

async function findLinked({ db, clock }: Parts, token: string): Promise<StudentRow> {
  const [userId] = idsInToken(token) ?? [];
  const link = userId && { userId, purpose: 'verify' as const, tokenHash: hashToken(token) };
  const isGood = link && (await hasLink(db, link, clock.now()));
  const [row] = isGood ? await findStudent(db, { userId }) : [];
  if (!row) throw unprocessable('accounts.verify_link_invalid');
  return row;
}

async function provePassword(
  parts: Parts,
  row: StudentRow,
  password: string | null | undefined,
  device: Device,
): Promise<void> {
  if (!password) throw unprocessable('accounts.verify_unproven');
  if (!(await isPasswordOf(parts, row, password, device.knownTo(row.id))))
    throw unprocessable('accounts.verify_password');
}

/**
 * Whoever has the address did not make the account: who made it finds no way in any more, and only the mailbox opens
 * it. Throws `verify_link_invalid` (422).
 */
export async function disownAccount(parts: Parts, token: string): Promise<void> {
  await inTransaction(parts.db, async (tx) => {
    const userId = await redeemLink({ ...parts, db: tx }, 'verify', token);
    if (!userId) throw unprocessable('accounts.verify_link_invalid');
    await dropWaysIn({ ...parts, db: tx }, userId);
  });
}
