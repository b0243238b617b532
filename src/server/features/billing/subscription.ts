import { billingLimits, type PaidPlan } from '#shared/contracts/billing.ts';
import { type Tier, tierLimits } from '#shared/rules/tiers.ts';

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

/** A plan that a student had without having bought it: from then on, until then. */
export interface Grant {
  plan: PaidPlan;
  givenAt: Date;
  until: Date;
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

/**
 * What all purchases together give, and what was given without one: a fold in the order of their time. Null when there
 * is nothing.
 */
export function paidTime(purchases: readonly PaidPurchase[], grants: readonly Grant[] = []): PaidTime | null {
  const steps = [
    ...grants.map(({ plan, givenAt, until }) => ({
      at: givenAt.getTime(),
      id: '',
      take: (): PaidTime => ({ plan, until, priceCents: tierLimits[plan].priceCents }),
    })),
    ...purchases.map((purchase) => ({
      at: purchase.approvedAt.getTime(),
      id: purchase.id,
      take: (time: PaidTime | null): PaidTime => {
        const { plan, until, priceCents } = extend(time, purchase);
        return { plan, until, priceCents };
      },
    })),
  ];
  return steps
    .sort((one, other) => one.at - other.at || (one.id < other.id ? -1 : 1))
    .reduce<PaidTime | null>((time, { take }) => take(time), null);
}

/**
 * The plan that a student has beyond what the books give: by the seed, or by somebody's hand. Paying comes on top of it,
 * or would shorten it. Null when the books explain what the student has.
 */
export function grantedBeside(
  has: { plan: Tier; planExpiresAt: Date | null },
  time: PaidTime | null,
  now: Date,
): Grant | null {
  const { plan, planExpiresAt: until } = has;
  if (plan === 'free' || until === null || until <= now) return null;
  const isExplained =
    isRunning(time, now) && (time.plan === plan ? time.until >= until : time.plan === 'premium');
  return isExplained ? null : { plan, givenAt: now, until };
}
