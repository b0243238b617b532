import { v7 as uuidv7 } from 'uuid';
import { getSubscriber, lockStudent, type Subscriber } from '#server/features/accounts/plan/plan-service.ts';
import type { SignedIn } from '#server/platform/auth/tokens.ts';
import { inTransaction } from '#server/platform/database/database.ts';
import { CodedError, unauthenticated, unprocessable } from '#server/platform/errors.ts';
import type { PaymentProvider } from '#server/platform/payments/provider.ts';
import type { Services } from '#server/platform/services.ts';
import {
  billingLimits,
  type PaidPlan,
  type Purchase,
  paidPlans,
  type Subscription,
} from '#shared/contracts/billing.ts';
import { effectiveTier, tierLimits } from '#shared/rules/tiers.ts';
import { askAboutUnpaid } from './checks/check-service.ts';
import { nextCheck } from './checks/next-check.ts';
import { isWaiting, type LedgerEntry, presentPurchase, wasOffered } from './ledger.ts';
import { getEntry, readBooks, readPurchase } from './ledger-service.ts';
import { insertPurchase, updateInitPoint } from './queries.ts';
import { extend, isRunning, type PaidTime } from './subscription.ts';

/** Throws `unconfigured` (503) where nobody takes money. */
export function requireProvider({ payments }: Services): PaymentProvider {
  if (!payments) throw new CodedError(503, 'billing.unconfigured');
  return payments;
}

async function subscriberOf(services: Services, userId: string): Promise<Subscriber> {
  const subscriber = await getSubscriber(services, userId);
  if (!subscriber) throw unauthenticated('common.unauthenticated');
  return subscriber;
}

/** The student's plan, what can be bought at which end, and what was. */
export async function getSubscription(services: Services, { userId }: SignedIn): Promise<Subscription> {
  const now = services.clock.now();
  const has = await subscriberOf(services, userId);
  const { plan, planExpiresAt } = has;
  const { ledger, time } = await readBooks(services.db, userId, has, now);
  return {
    plan: effectiveTier(plan, planExpiresAt, now),
    planExpiresAt: planExpiresAt?.toISOString() ?? null,
    provider: services.payments?.name ?? null,
    offers: paidPlans
      .filter((offered) => isSold(offered, time, now))
      .map((offered) => {
        const bought = { plan: offered, priceCents: tierLimits[offered].priceCents, approvedAt: now };
        const { until, convertedDays } = extend(time, bought);
        return { plan: offered, until: until.toISOString(), convertedDays };
      }),
    purchases: ledger.filter(wasOffered).map((entry) => presentPurchase(entry, ledger, now)),
  };
}

/** Everything but the lesser plan while the greater one runs. */
const isSold = (plan: PaidPlan, time: PaidTime | null, now: Date): boolean =>
  plan === 'premium' || !isRunning(time, now) || time.plan !== 'premium';

/**
 * Opens a purchase and answers where it is paid; one of the same plan that still waits is answered again. Throws
 * `unconfigured` (503), `basic_during_premium` (422), `provider_failed` and `no_link` (502).
 */
export async function createPurchase(
  services: Services,
  { userId }: SignedIn,
  plan: PaidPlan,
): Promise<{ init_point: string; purchaseId: string }> {
  const provider = requireProvider(services);
  // Kept before the provider hears of it: no payment can come back to something unknown.
  const entry = await inTransaction(services.db, (tx) => openPurchase({ ...services, db: tx }, userId, plan));
  return {
    init_point: entry.initPoint ?? (await openCheckout(services, provider, entry)),
    purchaseId: entry.id,
  };
}

async function openPurchase(services: Services, userId: string, plan: PaidPlan): Promise<LedgerEntry> {
  const now = services.clock.now();
  await lockStudent(services, userId);
  const { ledger, time } = await readBooks(services.db, userId, await subscriberOf(services, userId), now);
  if (!isSold(plan, time, now)) throw unprocessable('billing.basic_during_premium');
  const { priceCents } = tierLimits[plan];
  const waiting = ledger.find(
    (entry) => entry.plan === plan && entry.priceCents === priceCents && isWaiting(entry, now),
  );
  if (waiting) return waiting;
  const expiresAt = new Date(now.getTime() + billingLimits.checkoutMinutes * 60_000);
  const opened = { userId, id: uuidv7(), plan, priceCents, createdAt: now, expiresAt, initPoint: null };
  const nextCheckAt = nextCheck({ state: 'open', createdAt: now, expiresAt }, now);
  await insertPurchase(services.db, { ...opened, checkedAt: null, nextCheckAt });
  return { ...opened, events: [] };
}

/** Asks the provider for the page to pay at; asked again about the same purchase, it answers the same. */
async function openCheckout(
  services: Services,
  provider: PaymentProvider,
  entry: LedgerEntry,
): Promise<string> {
  const { userId, id: purchaseId, plan, priceCents, createdAt, expiresAt } = entry;
  const { name, email } = await subscriberOf(services, userId);
  const title = `Órbita ${tierLimits[plan].name}, ${billingLimits.days} dias`;
  const payer = { name, email };
  const order = { userId, purchaseId, title, priceCents, payer, createdAt, expiresAt };
  const initPoint = await provider.createPreference(order).catch((error: unknown) => {
    services.log.warn({ err: error, userId, purchaseId }, 'no preference could be made');
    throw new CodedError(502, 'billing.provider_failed');
  });
  if (!initPoint) throw new CodedError(502, 'billing.no_link');
  await updateInitPoint(services.db, userId, purchaseId, initPoint);
  return initPoint;
}

/** One purchase; while it is unpaid, as the provider has it by now. Throws `purchase_not_found` (404). */
export async function getPurchase(services: Services, { userId }: SignedIn, id: string): Promise<Purchase> {
  await askAboutUnpaid(services, await getEntry(services.db, userId, id));
  return readPurchase(services, userId, id);
}
