import { getSubscriber, type Subscriber } from '#server/features/accounts/plan/plan-service.ts';
import { unsubscribeLinks } from '#server/features/reminders/unsubscribe-service.ts';
import type { Services } from '#server/platform/services.ts';
import { daysBetween, studyDay } from '#shared/rules/time/study-day.ts';
import { standingOf } from './ledger.ts';
import { receiptMail, refundMail, reminderMail } from './mails.ts';
import { refundableUntil } from './purchase-state.ts';
import { findEntry, insertMail } from './queries.ts';

export interface PromisedMail {
  userId: string;
  kind: 'receipt' | 'refund' | 'reminder';
  /** The id of the purchase; of a reminder, which one it is and of what end (`reminderOf`). */
  about: string;
}

export const mailJob = 'billing.mail';

/** One reminder of one end of a plan. */
export const reminderOf = (days: number, until: Date): string => `${days} ${until.toISOString()}`;

/** Inside a transaction: the mail is sent once it commits, and only the first time it is promised. */
export async function promiseMail(services: Services, mail: PromisedMail): Promise<void> {
  if (await insertMail(services.db, { ...mail, createdAt: services.clock.now() }))
    await services.jobs.enqueue(services.db, mailJob, mail);
}

/** Writes and sends a promised mail, as things stand by now; none that they have overtaken, none to an account that is gone. */
export async function sendPromisedMail(services: Services, mail: PromisedMail): Promise<void> {
  const subscriber = await getSubscriber(services, mail.userId);
  if (!subscriber) return;
  const written = await (mail.kind === 'reminder'
    ? writeReminder(services, mail, subscriber)
    : writeReceipt(services, mail, subscriber));
  if (written) await services.mailer.send({ to: subscriber.email, ...written });
}

function writeReminder(
  services: Services,
  { userId, about }: PromisedMail,
  { name, plan, planExpiresAt, timeZone, mayRemind }: Subscriber,
) {
  if (!mayRemind) return null;
  if (plan === 'free' || !planExpiresAt || !about.endsWith(planExpiresAt.toISOString())) return null;
  const daysLeft = daysBetween(studyDay(services.clock.now(), timeZone), studyDay(planExpiresAt, timeZone));
  const link = `${services.settings.APP_URL}/payments?plan=${plan}`;
  const { unsubscribePage, unsubscribeUrl } = unsubscribeLinks(services, userId);
  const mail = reminderMail({ name, plan, until: planExpiresAt, daysLeft, timeZone, link, unsubscribePage });
  return { ...mail, unsubscribeUrl };
}

async function writeReceipt(
  { db, clock, settings }: Services,
  { userId, kind, about }: PromisedMail,
  { name, planExpiresAt, timeZone }: Subscriber,
) {
  const entry = await findEntry(db, userId, about);
  if (!entry) return null;
  const now = clock.now();
  const { approvedAt, method, ...standing } = standingOf(entry, now);
  const { id, plan, priceCents } = entry;
  const bill = { name, plan, priceCents, id, timeZone, link: `${settings.APP_URL}/payments` };
  if (kind === 'refund') return refundMail(bill);
  if (!approvedAt || !planExpiresAt) return null;
  const refundable = refundableUntil({ approvedAt, method, ...standing }, now);
  return receiptMail({ ...bill, approvedAt, method, until: planExpiresAt, refundableUntil: refundable });
}
