import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { paymentStatuses } from '#server/platform/payments/provider.ts';
import { type PaymentEvent, purchaseStanding, refundableUntil } from './purchase-state.ts';

const start = Date.parse('2026-03-11T15:00:00Z');
const at = (minutes: number) => new Date(start + minutes * 60_000);
const bill = { priceCents: 1990, expiresAt: at(30) };
const event = (status: PaymentEvent['status'], minutes: number, changes: Partial<PaymentEvent> = {}) => ({
  paymentId: '1',
  status,
  happenedAt: at(minutes),
  approvedAt: status === 'approved' ? at(minutes) : null,
  amountCents: 1990,
  currency: 'BRL',
  method: 'pix' as const,
  ...changes,
});
const stateOf = (events: PaymentEvent[], now = at(5)) => purchaseStanding(bill, events, now).state;

describe('a purchase', () => {
  it('without a payment is open until its checkout ends', () => {
    expect(stateOf([], at(29))).toBe('open');
    expect(stateOf([], at(30))).toBe('expired');
  });

  it('follows its payment by the clock of the provider', () => {
    const events = [event('approved', 3), event('pending', 1)];
    expect(purchaseStanding(bill, events, at(5))).toEqual({
      state: 'approved',
      approvedAt: at(3),
      method: 'pix',
      paidBy: ['1'],
    });
  });

  it('that was paid late is paid', () => {
    expect(stateOf([event('approved', 600)], at(700))).toBe('approved');
  });

  it.each(['refunded', 'charged_back'] as const)('that was %s stays so', (status) => {
    expect(stateOf([event(status, 3), event('approved', 4, { approvedAt: at(1) })])).toBe(status);
  });

  it('in dispute is not paid, and is again once the dispute is over', () => {
    const disputed = [event('approved', 1), event('disputed', 2)];
    expect(purchaseStanding(bill, disputed, at(5))).toMatchObject({ state: 'disputed', paidBy: [] });
    expect(stateOf([...disputed, event('approved', 3, { approvedAt: at(1) })])).toBe('approved');
  });

  it('is paid by the second try after a refused one', () => {
    expect(stateOf([event('rejected', 1), event('approved', 2, { paymentId: '2' })])).toBe('approved');
    expect(stateOf([event('approved', 1), event('rejected', 2, { paymentId: '2' })])).toBe('approved');
  });

  it('that was paid twice is paid by the first, whichever was heard of first', () => {
    const second = event('approved', 2, { paymentId: '2' });
    expect(purchaseStanding(bill, [second, event('approved', 1)], at(5))).toMatchObject({
      approvedAt: at(1),
      paidBy: ['1', '2'],
    });
  });
});

const events = fc.array(
  fc.record({
    paymentId: fc.constantFrom('1', '2'),
    status: fc.constantFrom(...paymentStatuses),
    happenedAt: fc.integer({ min: 0, max: 5 }).map(at),
    approvedAt: fc.option(fc.integer({ min: 0, max: 5 }).map(at)),
    amountCents: fc.constantFrom(1990, 1990, 1990, 1989, 1991, 3990),
    currency: fc.constantFrom('BRL', 'BRL', 'BRL', 'ARS', 'USD'),
    method: fc.constant('pix' as const),
  }),
  { maxLength: 8 },
);

describe('whatever a provider says', () => {
  it('the order and the copies make no difference', () => {
    const shuffled = events.chain((list) =>
      fc.tuple(fc.constant(list), fc.shuffledSubarray([...list, ...list], { minLength: list.length * 2 })),
    );
    fc.assert(
      fc.property(shuffled, ([list, copies]) => {
        expect(purchaseStanding(bill, copies, at(9))).toEqual(purchaseStanding(bill, list, at(9)));
      }),
    );
  });

  it('another amount or currency changes nothing', () => {
    fc.assert(
      fc.property(events, (list) => {
        const right = list.filter(({ amountCents, currency }) => amountCents === 1990 && currency === 'BRL');
        expect(purchaseStanding(bill, list, at(9))).toEqual(purchaseStanding(bill, right, at(9)));
      }),
    );
  });

  it('money that went back never counts again', () => {
    fc.assert(
      fc.property(events, (list) => {
        const back = list.filter(({ status }) => status === 'refunded' || status === 'charged_back');
        const { paidBy } = purchaseStanding(bill, list, at(9));
        for (const { paymentId, amountCents, currency } of back)
          if (amountCents === 1990 && currency === 'BRL') expect(paidBy).not.toContain(paymentId);
      }),
    );
  });
});

describe('the guarantee', () => {
  const standing = purchaseStanding(bill, [event('approved', 0)], at(1));
  const day = 24 * 60;

  it('lasts seven days to the millisecond', () => {
    expect(refundableUntil(standing, at(7 * day))).toEqual(at(7 * day));
    expect(refundableUntil(standing, new Date(at(7 * day).getTime() + 1))).toBeNull();
  });

  it.each(['pending', 'rejected', 'disputed', 'refunded', 'charged_back'] as const)(
    'is none for what is %s',
    (status) => {
      const events = [event('approved', 0), event(status, 1)];
      expect(refundableUntil(purchaseStanding(bill, events, at(2)), at(2))).toBeNull();
    },
  );
});
