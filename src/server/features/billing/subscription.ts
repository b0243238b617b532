import { billingLimits, type PaidPlan } from '#shared/contracts/billing.ts';

/** A purchase that is paid and not withdrawn. */
export interface PaidPurchase {
  id: string;
  plan: PaidPlan;
  priceCents: number;
  approvedAt: Date;
}

export interface PaidTime {
  plan: PaidPlan;
  until: Date;
  /** What a period of `plan` cost when it was bought last. */
  priceCents: number;
}

const dayMs = 86_400_000;

export const isRunning = (time: PaidTime | null, now: Date): time is PaidTime =>
  time !== null && time.until > now;

/**
 * What a student has after one more purchase. The same plan is prolonged. Premium bought during basic starts at once,
 * and the unused basic time is worth floor(days × basic price / premium price) days of premium; a basic paid while
 * premium runs, which can only have been opened before, is worth as much.
 *
 * @returns also how many days came of basic ones.
 */
export function extend(
  time: PaidTime | null,
  { plan, priceCents, approvedAt }: Omit<PaidPurchase, 'id'>,
): PaidTime & { convertedDays: number } {
  const days = (from: Date, count: number) => new Date(from.getTime() + count * dayMs);
  if (!isRunning(time, approvedAt))
    return { plan, priceCents, until: days(approvedAt, billingLimits.days), convertedDays: 0 };
  if (time.plan === plan)
    return { plan, priceCents, until: days(time.until, billingLimits.days), convertedDays: 0 };
  if (plan === 'premium') {
    const unusedMs = time.until.getTime() - approvedAt.getTime();
    const convertedDays = Math.floor((unusedMs * time.priceCents) / (dayMs * priceCents));
    const until = days(approvedAt, billingLimits.days + convertedDays);
    return { plan, priceCents, until, convertedDays };
  }
  const convertedDays = Math.floor((billingLimits.days * priceCents) / time.priceCents);
  return { ...time, until: days(time.until, convertedDays), convertedDays };
}

/** What all purchases together give: a fold in the order of their approval. Null when there is none. */
export function paidTime(purchases: readonly PaidPurchase[]): PaidTime | null {
  return purchases
    .toSorted(
      (one, other) => one.approvedAt.getTime() - other.approvedAt.getTime() || (one.id < other.id ? -1 : 1),
    )
    .reduce<PaidTime | null>((time, purchase) => {
      const { plan, until, priceCents } = extend(time, purchase);
      return { plan, until, priceCents };
    }, null);
}
