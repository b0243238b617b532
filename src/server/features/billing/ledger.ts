import type { PaidPlan, Purchase } from '#shared/contracts/billing.ts';
import { isUnpaid } from './next-check.ts';
import { type PaymentEvent, purchaseStanding, refundableUntil } from './purchase-state.ts';
import { type PaidTime, paidTime } from './subscription.ts';

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

/** What all purchases of a student give: of those that are approved and not withdrawn. */
export function paidTimeOf(ledger: readonly LedgerEntry[], now: Date): PaidTime | null {
  const paid = ledger.flatMap(({ id, plan, priceCents, ...entry }) => {
    const { state, approvedAt } = purchaseStanding({ priceCents, ...entry }, entry.events, now);
    return state === 'approved' && approvedAt ? [{ id, plan, priceCents, approvedAt }] : [];
  });
  return paidTime(paid);
}

/** Whether the money may still be paid at its checkout. */
export function isWaiting(entry: LedgerEntry, now: Date): boolean {
  const { state } = standingOf(entry, now);
  return (state === 'open' || state === 'pending') && entry.expiresAt > now;
}

/** Whether there is anything to show: a purchase that never got as far as a checkout was never made. */
export const wasOffered = ({ initPoint, events }: LedgerEntry): boolean =>
  initPoint !== null || events.length > 0;

export function presentPurchase(entry: LedgerEntry, now: Date): Purchase {
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
    initPoint: isWaiting(entry, now) ? initPoint : null,
  };
}
