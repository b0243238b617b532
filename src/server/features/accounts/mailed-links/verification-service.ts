import { hashToken, idsInToken, type SignedIn } from '#server/platform/auth/tokens.ts';
import { inTransaction } from '#server/platform/database/database.ts';
import { conflict, unauthenticated, unprocessable } from '#server/platform/errors.ts';
import type { Services } from '#server/platform/services.ts';
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
export const mailVerification = (services: Services, row: StudentRow): Promise<void> =>
  mailLink(services, row, {
    purpose: 'verify',
    minutes: hours * 60,
    path: '/verify-email',
    mail: (link) => verifyMail({ name: row.student.name, link, minutes: hours * 60 }),
  });

/** Mails another one. Throws `already_verified` (409) too. */
export async function resendVerification(services: Services, { userId }: SignedIn): Promise<void> {
  const [row] = await findStudent(services.db, { userId });
  if (!row) throw unauthenticated('common.unauthenticated');
  if (row.student.emailVerifiedAt) throw conflict('accounts.already_verified');
  await mailVerification(services, row);
}

/**
 * The student's address is theirs: the link says whose the address is, and a session or the password whose the account
 * is. Whoever registered somebody else's address has no link, and its owner no password. Throws `verify_link_invalid`,
 * `verify_unproven` and `verify_password` (422), and `unauthenticated` (401) when the session has ended, and what
 * `isPasswordOf` throws.
 */
export async function verifyEmail(
  services: Services,
  { token, password }: { token: string; password?: string | null | undefined },
  student: SignedIn | null,
  device: Device,
): Promise<void> {
  const row = await findLinked(services, token);
  const isSignedIn = student?.userId === row.id;
  if (!isSignedIn) await provePassword(services, row, password, device);
  await inTransaction(services.db, async (tx) => {
    if (isSignedIn) await holdSession(tx, student);
    if (!(await redeemLink({ ...services, db: tx }, 'verify', token)))
      throw unprocessable('accounts.verify_link_invalid');
    await confirmAddress({ ...services, db: tx }, row.id);
  });
}

async function findLinked({ db, clock }: Services, token: string): Promise<StudentRow> {
  const [userId] = idsInToken(token) ?? [];
  const link = userId && { userId, purpose: 'verify' as const, tokenHash: hashToken(token) };
  const isGood = link && (await hasLink(db, link, clock.now()));
  const [row] = isGood ? await findStudent(db, { userId }) : [];
  if (!row) throw unprocessable('accounts.verify_link_invalid');
  return row;
}

async function provePassword(
  services: Services,
  row: StudentRow,
  password: string | null | undefined,
  device: Device,
): Promise<void> {
  if (!password) throw unprocessable('accounts.verify_unproven');
  if (!(await isPasswordOf(services, row, password, device.knownTo(row.id))))
    throw unprocessable('accounts.verify_password');
}

/**
 * Whoever has the address did not make the account: who made it finds no way in any more, and only the mailbox opens
 * it. Throws `verify_link_invalid` (422).
 */
export async function disownAccount(services: Services, token: string): Promise<void> {
  await inTransaction(services.db, async (tx) => {
    const userId = await redeemLink({ ...services, db: tx }, 'verify', token);
    if (!userId) throw unprocessable('accounts.verify_link_invalid');
    await dropWaysIn({ ...services, db: tx }, userId);
  });
}
