import {
  getSubscriber,
  lockStudent,
  type Subscriber,
  savePlan,
} from '#server/features/accounts/plan/plan-service.ts';
import { type Db, inTransaction } from '#server/platform/database/database.ts';
import { notFound } from '#server/platform/errors.ts';
import { type Payment, type PaymentProvider, readReference } from '#server/platform/payments/provider.ts';
import type { Services } from '#server/platform/services.ts';
import type { Purchase } from '#shared/contracts/billing.ts';
import { type LedgerEntry, paidTimeOf, presentPurchase, standingOf } from './ledger.ts';
import { promiseMail } from './mail-service.ts';
import { paysFor } from './purchase-state.ts';
import { type EventRow, findEntry, insertEvent, insertGrant, listGrants, listLedger } from './queries.ts';
import { grantedBeside } from './subscription.ts';

type Has = Pick<Subscriber, 'plan' | 'planExpiresAt'>;

/** Throws `purchase_not_found` (404). */
export async function getEntry(db: Db, userId: string, purchaseId: string): Promise<LedgerEntry> {
  const entry = await findEntry(db, userId, purchaseId);
  if (!entry) throw notFound('billing.purchase_not_found');
  return entry;
}

/** One purchase, as its student sees it. Throws `purchase_not_found` (404). */
export async function readPurchase({ db, clock }: Services, userId: string, id: string): Promise<Purchase> {
  const ledger = await listLedger(db, userId);
  const entry = ledger.find((known) => known.id === id);
  if (!entry) throw notFound('billing.purchase_not_found');
  return presentPurchase(entry, ledger, clock.now());
}

/** What a student bought, and the time that they have by it and by what they were given. */
export async function readBooks(db: Db, userId: string, has: Has, now: Date) {
  const ledger = await listLedger(db, userId);
  const grants = await listGrants(db, userId);
  const beside = grantedBeside(has, paidTimeOf(ledger, now, grants), now);
  return { ledger, time: paidTimeOf(ledger, now, beside ? [...grants, beside] : grants) };
}

/** The one way to write to the provider about money: the same refund, however often it is asked for. */
export const refundPayment = (provider: PaymentProvider, paymentId: string): Promise<void> =>
  provider.refund(paymentId, `refund-${paymentId}`);

/**
 * Writes down what the provider says of a payment, and everything that follows from it, in one transaction: the
 * plan of the student and the mails it takes. What is known already changes nothing, in whatever order and however
 * often it comes. A payment that is none of ours, or not of the right price, is logged and grants nothing.
 */
export async function recordPayment(
  services: Services,
  provider: PaymentProvider,
  payment: Payment,
): Promise<void> {
  const { log } = services;
  const { id: paymentId, reference } = payment;
  const ids = readReference(reference);
  if (!ids) return log.warn({ paymentId, reference }, 'a payment of nothing that was sold here');
  const surplus = await inTransaction(services.db, async (tx) => {
    const isHere = await lockStudent({ db: tx }, ids.userId);
    const ledger = await listLedger(tx, ids.userId);
    const entry = ledger.find(({ id }) => id === ids.purchaseId);
    if (!entry) {
      log.warn({ paymentId, ...ids }, 'a payment of an unknown purchase');
      return [];
    }
    const now = services.clock.now();
    const event = eventOf(payment, entry, now);
    if (!(await insertEvent(tx, event))) return standingOf(entry, now).paidBy.slice(1);
    if (!paysFor(entry, event)) log.warn({ ...event, price: entry.priceCents }, 'a payment of another price');
    const after = { ...entry, events: [...entry.events, event] };
    if (isHere) await project({ ...services, db: tx }, ledger, after, event.approvedAt ?? now);
    return standingOf(after, now).paidBy.slice(1);
  });
  // Paid twice over: the second payment bought nothing.
  for (const id of surplus)
    await refundPayment(provider, id).catch((error: unknown) =>
      log.error({ err: error, paymentId: id, ...ids }, 'a surplus payment could not be given back'),
    );
}

/**
 * Brings what the student sees elsewhere into line with the ledger in which one purchase has changed to `after`. A plan
 * that nobody bought is written down first, as it stood `then`.
 */
async function project(
  services: Services,
  ledger: LedgerEntry[],
  after: LedgerEntry,
  then: Date,
): Promise<void> {
  const { userId, id } = after;
  const now = services.clock.now();
  const grants = await listGrants(services.db, userId);
  const has = await getSubscriber(services, userId);
  const beside = has && grantedBeside(has, paidTimeOf(ledger, now, grants), now);
  if (beside) {
    grants.push({ ...beside, givenAt: then });
    await insertGrant(services.db, { userId, ...beside, givenAt: then });
  }
  const before = paidTimeOf(ledger, now, grants);
  const time = paidTimeOf(
    ledger.map((entry) => (entry.id === id ? after : entry)),
    now,
    grants,
  );
  if (time?.plan !== before?.plan || time?.until.getTime() !== before?.until.getTime())
    await savePlan(services, userId, { plan: time?.plan ?? 'free', planExpiresAt: time?.until ?? null });
  const { state } = standingOf(after, now);
  if (state === 'approved') await promiseMail(services, { userId, kind: 'receipt', about: id });
  if (state === 'refunded') await promiseMail(services, { userId, kind: 'refund', about: id });
}

const eventOf = (payment: Payment, { userId, id }: LedgerEntry, now: Date): EventRow => ({
  userId,
  purchaseId: id,
  paymentId: payment.id,
  status: payment.status,
  happenedAt: payment.updatedAt,
  approvedAt: payment.approvedAt,
  amountCents: payment.amountCents,
  currency: payment.currency,
  method: payment.method,
  receivedAt: now,
});
