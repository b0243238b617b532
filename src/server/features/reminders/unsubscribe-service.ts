import { stopReminders } from '#server/features/accounts/remindable-service.ts';
import { hashToken, idsInToken, sameHash, successorSecret } from '#server/platform/auth/tokens.ts';
import { unprocessable } from '#server/platform/errors.ts';
import type { Services } from '#server/platform/services.ts';

/**
 * What ends the reminders of a student, `<userId>.<signature>`: the same in every mail, and for good, since an old mail
 * is as good a place to leave from as a new one.
 */
const unsubscribeToken = ({ unsubscribeKey }: Services, userId: string): string =>
  `${userId}.${successorSecret(unsubscribeKey, userId)}`;

/** Where a mail lets its reader leave: the page, and the address that mail programs call by themselves (RFC 8058). */
export function unsubscribeLinks(services: Services, userId: string) {
  const { APP_URL } = services.settings;
  const token = unsubscribeToken(services, userId);
  return {
    unsubscribePage: `${APP_URL}/unsubscribe?token=${token}`,
    unsubscribeUrl: `${APP_URL}/api/reminders/unsubscribe?token=${token}`,
  };
}

/** Ends reminders by e-mail; again, it changes nothing. Throws `link_invalid` (422). */
export async function unsubscribe(services: Services, token: string): Promise<void> {
  const [userId, ...others] = idsInToken(token) ?? [];
  const isSigned =
    userId !== undefined &&
    others.length === 0 &&
    sameHash(hashToken(token), hashToken(unsubscribeToken(services, userId)));
  if (!isSigned) throw unprocessable('reminders.link_invalid');
  await stopReminders(services, userId);
}
