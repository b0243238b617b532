import { join } from 'node:path';
import { inviteJob } from '#server/features/accounts/invitations/invitation-service.ts';
import { resetJob } from '#server/features/accounts/password-service.ts';
import { getProfile } from '#server/features/accounts/service.ts';
import { mailJob } from '#server/features/billing/mail-service.ts';
import { reminderJob } from '#server/features/reminders/service.ts';
import type { SignedIn } from '#server/platform/auth/tokens.ts';
import { listFailedJobs } from '#server/platform/job-queries.ts';
import { renderMail } from '#server/platform/mail/layout.ts';
import { countKept } from '#server/platform/mail/mail-folder.ts';
import type { Services } from '#server/platform/services.ts';
import { administrationLimits, type MailState } from '#shared/contracts/administration.ts';
import { noteAction } from '../actions/action-service.ts';

/** Jobs that do nothing but mail. */
const mailJobs = [resetJob, inviteJob, mailJob, reminderJob];

/** How mail is sent, what is kept of it, and the last jobs that mail and failed. */
export async function getMail({ db, settings }: Services): Promise<MailState> {
  const { SMTP_URL, MAIL_FROM, DATA_DIR } = settings;
  return {
    by: SMTP_URL ? 'smtp' : 'folder',
    from: MAIL_FROM,
    kept: SMTP_URL ? null : await countKept(join(DATA_DIR, 'outbox')),
    failed: await listFailedJobs(db, { offset: 0, limit: administrationLimits.page }, mailJobs),
  };
}

/** Sends a mail to the administrator's own address; `reason` is what the mail server said against it. */
export async function sendTestMail(
  services: Services,
  student: SignedIn,
): Promise<{ isSent: boolean; reason: string | null }> {
  const { email } = await getProfile(services, student);
  await noteAction(services, student.userId, { action: 'test_mail' });
  try {
    await services.mailer.send({
      to: email,
      subject: 'Email de teste da Órbita',
      ...renderMail({
        title: 'O email funciona',
        paragraphs: [
          'Este email foi pedido na página de administração da Órbita. Se chegou, está tudo certo.',
        ],
        footer: 'Não é preciso responder.',
      }),
    });
    return { isSent: true, reason: null };
  } catch (error) {
    services.log.warn({ err: error }, 'a test mail failed');
    return { isSent: false, reason: error instanceof Error ? error.message.slice(0, 300) : null };
  }
}
