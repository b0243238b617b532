import type { PurchaseState } from '#shared/contracts/billing.ts';

const minute = 60_000;
const hour = 60 * minute;

/** A little less than the time between two runs of the job, so that none is skipped. */
const soon = 4 * minute;
/** A PIX that was shown in time may be paid for a day. */
const awaited = 25 * hour;
const watched = { every: 6 * hour, for: 10 * 24 * hour };

/** Whether money may still come in. */
export const isUnpaid = (state: PurchaseState): boolean =>
  !['approved', 'disputed', 'refunded', 'charged_back'].includes(state);

/**
 * When to ask the provider about a purchase, should no notification come: again and again while it may be paid,
 * then now and then for refunds that are made elsewhere; null: not any more.
 */
export function nextCheck(
  { state, createdAt, expiresAt }: { state: PurchaseState; createdAt: Date; expiresAt: Date },
  now: Date,
): Date | null {
  const time = now.getTime();
  if (isUnpaid(state) && time < expiresAt.getTime() + awaited) return new Date(time + soon);
  return time < createdAt.getTime() + watched.for ? new Date(time + watched.every) : null;
}
