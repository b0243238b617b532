import { getSubscriber, type Subscriber } from '#server/features/accounts/plan/plan-service.ts';
import { unsubscribeLinks } from '#server/features/reminders/unsubscribe-service.ts';
import type { Parts } from '#server/platform/parts.ts';
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
export async function promiseMail(parts: Parts, mail: PromisedMail): Promise<void> {
  if (await insertMail(parts.db, { ...mail, createdAt: parts.clock.now() }))
    await parts.jobs.enqueue(parts.db, mailJob, mail);
}

/** Writes and sends a promised mail, as things stand by now; none that they have overtaken, none to an account that is gone. */
export async function sendPromisedMail(parts: Parts, mail: PromisedMail): Promise<void> {
  const subscriber = await getSubscriber(parts, mail.userId);
  if (!subscriber) return;
  const written = await (mail.kind === 'reminder'
    ? writeReminder(parts, mail, subscriber)
    : writeReceipt(parts, mail, subscriber));
  if (written) await parts.mailer.send({ to: subscriber.email, ...written });
}

function writeReminder(
  parts: Parts,
  { userId, about }: PromisedMail,
  { name, plan, planExpiresAt, timeZone, mayRemind }: Subscriber,
) {
  if (!mayRemind) return null;
  if (plan === 'free' || !planExpiresAt || !about.endsWith(planExpiresAt.toISOString())) return null;
  const daysLeft = daysBetween(studyDay(parts.clock.now(), timeZone), studyDay(planExpiresAt, timeZone));
  const link = `${parts.settings.APP_URL}/payments?plan=${plan}`;
  const { unsubscribePage, unsubscribeUrl } = unsubscribeLinks(parts, userId);
  const mail = reminderMail({ name, plan, until: planExpiresAt, daysLeft, timeZone, link, unsubscribePage });
  return { ...mail, unsubscribeUrl };
}

async function writeReceipt(
  { db, clock, settings }: Parts,
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
