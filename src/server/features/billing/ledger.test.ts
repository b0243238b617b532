import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type LedgerEntry, paidTimeOf, presentPurchase, wasOffered } from './ledger.ts';
import type { PaymentEvent } from './purchase-state.ts';

const start = Date.parse('2026-03-11T15:00:00Z');
const day = (count: number) => new Date(start + count * 86_400_000);
const now = day(60);
const userId = '019a0000-0000-7000-8000-000000000001';

const entry = (id: string, plan: 'basic' | 'premium', on: number, changes: Partial<LedgerEntry> = {}) => ({
  userId,
  id,
  plan,
  priceCents: plan === 'basic' ? 1990 : 3990,
  createdAt: day(on),
  expiresAt: new Date(day(on).getTime() + 1_800_000),
  initPoint: 'https://pay.example/1',
  events: [],
  ...changes,
});

const event = (
  { id, priceCents, createdAt }: LedgerEntry,
  status: PaymentEvent['status'],
  hours = 0,
): PaymentEvent => ({
  paymentId: `payment-${id}`,
  status,
  happenedAt: new Date(createdAt.getTime() + hours * 3_600_000),
  approvedAt: createdAt,
  amountCents: priceCents,
  currency: 'BRL',
  method: 'pix',
});
const approved = (one: LedgerEntry): LedgerEntry => ({ ...one, events: [event(one, 'approved')] });

const ledgers = fc
  .uniqueArray(
    fc.record({
      id: fc.uuid(),
      plan: fc.constantFrom('basic' as const, 'premium' as const),
      on: fc.integer({ min: 0, max: 50 }),
    }),
    { selector: ({ id }) => id, minLength: 1, maxLength: 6 },
  )
  .map((list) => list.map(({ id, plan, on }) => approved(entry(id, plan, on))));

describe('a ledger', () => {
  it('with a purchase withdrawn gives what it gives without it', () => {
    const withdrawals = fc.tuple(ledgers, fc.nat(), fc.constantFrom('refunded', 'charged_back', 'disputed'));
    fc.assert(
      fc.property(withdrawals, ([ledger, pick, status]) => {
        const gone = ledger[pick % ledger.length] as LedgerEntry;
        const withdrawn = ledger.map((one) =>
          one === gone
            ? { ...one, events: [event(one, status as PaymentEvent['status'], 1), ...one.events] }
            : one,
        );
        const rest = ledger.filter((one) => one !== gone);
        expect(paidTimeOf(withdrawn, now)).toEqual(paidTimeOf(rest, now));
      }),
    );
  });

  it('counts a payment once, however often and in whatever order it is told of', () => {
    fc.assert(
      fc.property(ledgers, (ledger) => {
        const told = ledger.toReversed().map((one) => ({
          ...one,
          events: [...one.events, event(one, 'pending', -1), ...one.events],
        }));
        expect(paidTimeOf(told, now)).toEqual(paidTimeOf(ledger, now));
      }),
    );
  });

  it('gives nothing for a payment of any other price', () => {
    fc.assert(
      fc.property(fc.integer({ min: -10_000, max: 10_000 }), (amountCents) => {
        const one = entry('1', 'basic', 0);
        const events = [{ ...event(one, 'approved'), amountCents }];
        expect(paidTimeOf([{ ...one, events }], now) !== null).toBe(amountCents === 1990);
      }),
    );
  });
});

describe('a purchase that is shown', () => {
  it('can be paid only while it waits', () => {
    const open = entry('1', 'basic', 0);
    expect(presentPurchase(open, [open], day(0))).toMatchObject({ state: 'open', initPoint: open.initPoint });
    expect(presentPurchase(open, [open], open.expiresAt)).toMatchObject({
      state: 'expired',
      initPoint: null,
    });
    expect(presentPurchase(approved(open), [], day(0))).toMatchObject({ state: 'approved', initPoint: null });
  });

  it('is one that got as far as a checkout, or that money came for', () => {
    const unanswered = entry('1', 'basic', 0, { initPoint: null });
    expect(wasOffered(unanswered)).toBe(false);
    expect(wasOffered(approved(unanswered))).toBe(true);
    expect(wasOffered(entry('1', 'basic', 0))).toBe(true);
  });
});
