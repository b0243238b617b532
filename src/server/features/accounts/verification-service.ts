import type { SignedIn } from '#server/platform/auth/tokens.ts';
import { inTransaction } from '#server/platform/database/database.ts';
import { conflict, unauthenticated, unprocessable } from '#server/platform/errors.ts';
import type { Parts } from '#server/platform/parts.ts';
import { rightsLimits } from '#shared/contracts/rights.ts';
import { confirmAddress } from './confirm-service.ts';
import { mailLink, redeemLink } from './mailed-link-service.ts';
import { findStudent, type StudentRow } from './queries.ts';
import { verifyMail } from './rights-mails.ts';

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

/** The student's address is theirs. Throws `verify_link_invalid` (422). */
export async function verifyEmail(parts: Parts, token: string): Promise<void> {
  await inTransaction(parts.db, async (tx) => {
    const userId = await redeemLink({ ...parts, db: tx }, 'verify', token);
    if (!userId) throw unprocessable('accounts.verify_link_invalid');
    await confirmAddress({ ...parts, db: tx }, userId);
  });
}
