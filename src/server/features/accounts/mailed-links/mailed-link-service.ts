import { hashToken, idsInToken, newSecret } from '#server/platform/auth/tokens.ts';
import { inTransaction } from '#server/platform/database/database.ts';
import { CodedError, forbidden } from '#server/platform/errors.ts';
import type { Services } from '#server/platform/services.ts';
import { messageOf } from '#shared/messages.ts';
import { lockStudentRow } from '../plan/plan-queries.ts';
import type { StudentRow } from '../queries.ts';
import { insertLink, listMailed, takeLink } from './link-queries.ts';
import { secondsToWait } from './mail-pace.ts';

type Purpose = 'verify' | 'delete';

interface MailedLink {
  purpose: Purpose;
  /** How long it works. */
  minutes: number;
  /** Page that the link opens. */
  path: `/${string}`;
  mail(link: string): { subject: string; text: string; html: string };
}

/**
 * Mails a link with a token for one use, `<userId>.<secret>`; the mail is sent behind the answer. Throws
 * `test_account_mail` (403), and `too_many_requests` (429) when the student asked for too many.
 */
export async function mailLink(
  { db, clock, settings, mailer, log }: Services,
  { id: userId, email, role }: Pick<StudentRow, 'id' | 'email' | 'role'>,
  { purpose, minutes, path, mail }: MailedLink,
): Promise<void> {
  if (role === 'user_test') throw forbidden('accounts.test_account_mail');
  const now = clock.now();
  const sent = await listMailed(db, userId, purpose, new Date(now.getTime() - 3_600_000));
  const seconds = secondsToWait(sent, now);
  if (seconds > 0)
    throw new CodedError(429, 'common.too_many_requests', { seconds }, [
      messageOf('common.too_many_requests', { seconds }),
    ]);
  const token = `${userId}.${newSecret()}`;
  const expiresAt = new Date(now.getTime() + minutes * 60_000);
  await insertLink(db, { userId, purpose, tokenHash: hashToken(token), createdAt: now, expiresAt });
  mailer
    .send({ to: email, ...mail(`${settings.APP_URL}${path}?token=${token}`) })
    .catch((error: unknown) => log.error({ err: error }, 'mail with a link failed'));
}

/** Whose link `token` is; it works no more. Null for one that never worked, was used or has ended. */
export async function redeemLink(
  { db, clock }: Services,
  purpose: Purpose,
  token: string,
): Promise<string | null> {
  const [userId] = idsInToken(token) ?? [];
  if (!userId) return null;
  const link = { userId, purpose, tokenHash: hashToken(token) };
  const isGood = await inTransaction(db, async (tx) => {
    await lockStudentRow(tx, userId);
    return takeLink(tx, link, clock.now());
  });
  return isGood ? userId : null;
}
