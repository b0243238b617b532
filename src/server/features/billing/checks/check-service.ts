import { type PaymentProvider, referenceTo } from '#server/platform/payments/provider.ts';
import { endSandboxPayments, isSandbox } from '#server/platform/payments/sandbox.ts';
import type { Services } from '#server/platform/services.ts';
import { type LedgerEntry, standingOf } from '../ledger.ts';
import { recordPayment } from '../ledger-service.ts';
import { claimCheck, findEntry, listDueChecks } from '../queries.ts';
import { isUnpaid, nextCheck } from './next-check.ts';

/** Milliseconds for which an answer of the provider is new enough. */
const freshMs = 4000;
/** Purchases that one run of the job asks about. */
const portion = 200;

/** Asks the provider what became of a purchase and writes it down, unless somebody has just done so. */
async function askAbout(services: Services, provider: PaymentProvider, entry: LedgerEntry): Promise<void> {
  const now = services.clock.now();
  const { state } = standingOf(entry, now);
  const check = { checkedAt: now, nextCheckAt: nextCheck({ ...entry, state }, now) };
  if (!(await claimCheck(services.db, entry, new Date(now.getTime() - freshMs), check))) return;
  const reference = referenceTo({ userId: entry.userId, purchaseId: entry.id });
  for (const payment of await provider.findPaymentsOf(reference))
    await recordPayment(services, provider, payment);
}

/** For a student who waits: without the provider, what is known has to do. */
export async function askAboutUnpaid(services: Services, entry: LedgerEntry): Promise<void> {
  const { payments, log } = services;
  if (!payments || !isUnpaid(standingOf(entry, services.clock.now()).state)) return;
  await askAbout(services, payments, entry).catch((error: unknown) =>
    log.warn({ err: error, purchaseId: entry.id }, 'the provider could not be asked'),
  );
}

/**
 * What notifications would have told, had they all come: asks about every purchase that is due. Where money is real,
 * what a sandbox once gave ends first. Ends at the first
 * failure, since the next would fail alike; the next run begins with those that were not reached.
 */
export async function reconcile(services: Services, signal: AbortSignal): Promise<void> {
  const { db, clock, payments, log } = services;
  if (!payments) return;
  if (!isSandbox(payments))
    await endSandboxPayments(services, (payment) => recordPayment(services, payments, payment));
  for (const { userId, id } of await listDueChecks(db, clock.now(), portion)) {
    if (signal.aborted) return;
    const entry = await findEntry(db, userId, id);
    try {
      if (entry) await askAbout(services, payments, entry);
    } catch (error) {
      return log.warn({ err: error, purchaseId: id }, 'the provider could not be asked');
    }
  }
}
