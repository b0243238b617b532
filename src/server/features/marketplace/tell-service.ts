import { provenAddress } from '#server/features/accounts/standing-service.ts';
import type { Services } from '#server/platform/services.ts';
import { moderationMail, type Verdict } from './mails.ts';

/** What was judged, and whose it is. */
export interface Judged {
  userId: string;
  kind: 'plan' | 'review';
  listingId: string;
  title: string;
}

/** Mails the author of what was hidden or decided on, when their address is known to be theirs. Never throws. */
export async function tellAuthor(services: Services, judged: Judged, verdict: Verdict): Promise<void> {
  const { userId, kind, listingId, title } = judged;
  const { mailer, log, settings } = services;
  try {
    const author = await provenAddress(services, userId);
    if (!author) return;
    const link = `${settings.APP_URL}/${kind === 'plan' ? `study-plans/${listingId}` : 'marketplace'}`;
    await mailer.send({
      to: author.email,
      ...moderationMail({ name: author.name, kind, title, verdict, link }),
    });
  } catch (error) {
    log.error({ err: error }, 'mail to the author of something reported failed');
  }
}
