import { billingLimits, type PaidPlan, type Purchase } from '#shared/contracts/billing.ts';
import { isUnpaid } from './checks/next-check.ts';
import { type PaymentEvent, purchaseStanding, refundableUntil } from './purchase-state.ts';
import { type Grant, type PaidTime, paidTime } from './subscription.ts';

/** A purchase with everything that was heard of it. */
export interface LedgerEntry {
  userId: string;
  id: string;
  plan: PaidPlan;
  priceCents: number;
  createdAt: Date;
  expiresAt: Date;
  initPoint: string | null;
  events: PaymentEvent[];
}

export const standingOf = (entry: LedgerEntry, now: Date) => purchaseStanding(entry, entry.events, now);

/** What all purchases of a student give, those that are approved and not withdrawn, and what was given beside them. */
export function paidTimeOf(
  ledger: readonly LedgerEntry[],
  now: Date,
  grants: readonly Grant[] = [],
): PaidTime | null {
  const paid = ledger.flatMap(({ id, plan, priceCents, ...entry }) => {
    const { state, approvedAt } = purchaseStanding({ priceCents, ...entry }, entry.events, now);
    return state === 'approved' && approvedAt ? [{ id, plan, priceCents, approvedAt }] : [];
  });
  return paidTime(paid, grants);
}

/** Whether the money may still be paid at its checkout. */
export function isWaiting(entry: LedgerEntry, now: Date): boolean {
  const { state } = standingOf(entry, now);
  return (state === 'open' || state === 'pending') && entry.expiresAt > now;
}

/** Whether there is anything to show: a purchase that never got as far as a checkout was never made. */
export const wasOffered = ({ initPoint, events }: LedgerEntry): boolean =>
  initPoint !== null || events.length > 0;

/** Whether money came back to the student within a year: the guarantee does that by itself once. */
export const hasUsedGuarantee = (ledger: readonly LedgerEntry[], now: Date): boolean =>
  ledger.some(
    (entry) =>
      standingOf(entry, now).state === 'refunded' &&
      entry.events.some(
        ({ status, happenedAt }) =>
          status === 'refunded' &&
          now.getTime() - happenedAt.getTime() < billingLimits.guaranteeOnceIn * 86_400_000,
      ),
  );

/** One of the purchases of `ledger`, as its student sees it. */
export function presentPurchase(entry: LedgerEntry, ledger: readonly LedgerEntry[], now: Date): Purchase {
  const { id, plan, priceCents, createdAt, expiresAt, initPoint } = entry;
  const standing = standingOf(entry, now);
  const { state, approvedAt, method } = standing;
  return {
    id,
    plan,
    priceCents,
    state,
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    approvedAt: isUnpaid(state) ? null : (approvedAt?.toISOString() ?? null),
    method,
    refundableUntil: refundableUntil(standing, now)?.toISOString() ?? null,
    refundsItself: !hasUsedGuarantee(ledger, now),
    initPoint: isWaiting(entry, now) ? initPoint : null,
  };
}
