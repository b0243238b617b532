import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { extend, type PaidPurchase, paidTime } from './subscription.ts';

const dayMs = 86_400_000;
const start = Date.parse('2026-03-11T15:00:00Z');
const day = (count: number) => new Date(start + count * dayMs);
const prices = { basic: 1990, premium: 3990 } as const;
const bought = (plan: 'basic' | 'premium', on: number, id = `${plan}-${on}`): PaidPurchase => ({
  id,
  plan,
  priceCents: prices[plan],
  approvedAt: day(on),
});

describe('what purchases give', () => {
  it('nothing without one', () => {
    expect(paidTime([])).toBeNull();
  });

  it('thirty days from the approval', () => {
    expect(paidTime([bought('basic', 0)])).toMatchObject({ plan: 'basic', until: day(30) });
  });

  it('thirty more from the end when it is renewed early, from the approval when it had lapsed', () => {
    expect(paidTime([bought('basic', 0), bought('basic', 20)])).toMatchObject({ until: day(60) });
    expect(paidTime([bought('basic', 0), bought('basic', 30)])).toMatchObject({ until: day(60) });
    expect(paidTime([bought('basic', 0), bought('basic', 40)])).toMatchObject({ until: day(70) });
  });

  it.each([
    // floor(days × 1990 / 3990)
    [0, 14],
    [10, 9],
    [27.5, 1],
    [29, 0],
  ])('premium at once on day %d of basic, with %d days of what was left', (on, days) => {
    const premium = bought('premium', on);
    const time = paidTime([bought('basic', 0), premium]);
    expect(time).toMatchObject({ plan: 'premium', until: day(on + 30 + days) });
    expect(extend({ plan: 'basic', until: day(30), priceCents: 1990 }, premium).convertedDays).toBe(days);
  });

  it('days of premium for a basic that was opened before and paid after', () => {
    const time = paidTime([bought('premium', 0), bought('basic', 1)]);
    expect(time).toMatchObject({ plan: 'premium', until: day(44) });
  });

  it('basic again once premium has ended', () => {
    expect(paidTime([bought('premium', 0), bought('basic', 30)])).toMatchObject({
      plan: 'basic',
      until: day(60),
    });
  });

  it('what they gave before, when the later one goes back', () => {
    const basic = bought('basic', 0);
    expect(paidTime([basic, bought('premium', 5)])).toMatchObject({ plan: 'premium' });
    expect(paidTime([basic])).toMatchObject({ plan: 'basic', until: day(30) });
  });
});

const purchases = fc.uniqueArray(
  fc.record({
    id: fc.uuid(),
    plan: fc.constantFrom('basic' as const, 'premium' as const),
    on: fc.integer({ min: 0, max: 200 }),
  }),
  { selector: ({ id }) => id, maxLength: 8 },
);
const asBought = purchases.map((list) => list.map(({ id, plan, on }) => bought(plan, on, id)));

describe('in any history', () => {
  it('the order in which purchases are known makes no difference', () => {
    fc.assert(
      fc.property(
        asBought.chain((list) =>
          fc.tuple(fc.constant(list), fc.shuffledSubarray(list, { minLength: list.length })),
        ),
        ([list, shuffled]) => {
          expect(paidTime(shuffled)).toEqual(paidTime(list));
        },
      ),
    );
  });

  it('one more purchase gives time, and at most thirty days beyond the later of end and approval', () => {
    fc.assert(
      fc.property(asBought, fc.constantFrom('basic' as const, 'premium' as const), (list, plan) => {
        const on = 201;
        const before = paidTime(list);
        const after = paidTime([...list, bought(plan, on)]);
        const from = Math.max(before?.until.getTime() ?? 0, day(on).getTime());
        expect(after?.until.getTime()).toBeGreaterThan(day(on).getTime());
        expect(after?.until.getTime()).toBeLessThanOrEqual(from + 30 * dayMs);
      }),
    );
  });

  it('the end lies within thirty days for each purchase', () => {
    fc.assert(
      fc.property(asBought, (list) => {
        const time = paidTime(list);
        if (!time || list.length === 0) return;
        const first = Math.min(...list.map(({ approvedAt }) => approvedAt.getTime()));
        const last = Math.max(...list.map(({ approvedAt }) => approvedAt.getTime()));
        expect(time.until.getTime()).toBeLessThanOrEqual(last + list.length * 30 * dayMs);
        expect(time.until.getTime()).toBeGreaterThanOrEqual(first + 30 * dayMs);
      }),
    );
  });
});
