import type { PaymentStatus } from '#server/platform/payments/provider.ts';
import { billingLimits, type PurchaseState } from '#shared/contracts/billing.ts';

/** What the provider once said of a payment. */
export interface PaymentEvent {
  paymentId: string;
  status: PaymentStatus;
  /** By the provider's clock. */
  happenedAt: Date;
  approvedAt: Date | null;
  amountCents: number;
  currency: string;
  method: 'pix' | 'account_money' | 'other';
}

interface Bill {
  priceCents: number;
  expiresAt: Date;
}

interface Standing {
  state: PurchaseState;
  approvedAt: Date | null;
  method: PaymentEvent['method'] | null;
  /** The payments that hold the student's money, the one that pays the bill first. */
  paidBy: string[];
}

/** Money that came back stays back, whatever is heard later. */
const final: readonly PaymentStatus[] = ['refunded', 'charged_back'];
/** Of several payments of one purchase, the first of these speaks for it; of two reports of one instant, too. */
const precedence: readonly PaymentStatus[] = [
  'approved',
  'disputed',
  'charged_back',
  'refunded',
  'pending',
  'rejected',
  'cancelled',
];
const rank = (status: PaymentStatus) => precedence.indexOf(status);

/** Only the exact price in reais pays a purchase. */
export const paysFor = ({ priceCents }: Bill, event: PaymentEvent): boolean =>
  event.amountCents === priceCents && event.currency === 'BRL';

/**
 * How a purchase stands at `now`, from everything the provider said of it. The order and the number of copies of
 * `events` make no difference: those of one payment are ordered by the provider's clock.
 */
export function purchaseStanding(bill: Bill, events: readonly PaymentEvent[], now: Date): Standing {
  const ofEach = Map.groupBy(
    events.filter((event) => paysFor(bill, event)),
    ({ paymentId }) => paymentId,
  );
  const payments = [...ofEach.values()].map(latest).sort(bySay);
  const [first] = payments;
  if (!first)
    return { state: bill.expiresAt <= now ? 'expired' : 'open', approvedAt: null, method: null, paidBy: [] };
  const paidBy = payments.filter(({ status }) => status === 'approved').map(({ paymentId }) => paymentId);
  return { state: first.status, approvedAt: first.approvedAt, method: first.method, paidBy };
}

/** A payment as its last report has it, with the first approval that any report told of. */
function latest(events: PaymentEvent[]): PaymentEvent {
  const ended = events.filter(({ status }) => final.includes(status));
  const last = (ended.length > 0 ? ended : events).reduce((one, other) => {
    const later =
      other.happenedAt.getTime() - one.happenedAt.getTime() || rank(one.status) - rank(other.status);
    return later > 0 ? other : one;
  });
  const approvals = events.flatMap(({ approvedAt }) => approvedAt?.getTime() ?? []);
  return { ...last, approvedAt: approvals.length > 0 ? new Date(Math.min(...approvals)) : null };
}

function bySay(one: PaymentEvent, other: PaymentEvent): number {
  const time = ({ approvedAt, happenedAt }: PaymentEvent) => (approvedAt ?? happenedAt).getTime();
  return (
    rank(one.status) - rank(other.status) ||
    time(one) - time(other) ||
    (one.paymentId < other.paymentId ? -1 : 1)
  );
}

/** Until when the guarantee gives the money of an approved purchase back; null when it does not any more. */
export function refundableUntil({ state, approvedAt }: Standing, now: Date): Date | null {
  if (state !== 'approved' || !approvedAt) return null;
  const until = new Date(approvedAt.getTime() + billingLimits.guaranteeDays * 86_400_000);
  return now <= until ? until : null;
}
