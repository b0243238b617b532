import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { extend, grantedBeside, type PaidPurchase, paidTime } from './subscription.ts';

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

describe('a plan that was given', () => {
  const given = (plan: 'basic' | 'premium', on: number, until: number) => ({
    plan,
    givenAt: day(on),
    until: day(until),
  });

  it('is prolonged by what is bought, and stays when that goes back', () => {
    expect(paidTime([], [given('premium', 0, 365)])).toMatchObject({ plan: 'premium', until: day(365) });
    expect(paidTime([bought('premium', 3)], [given('premium', 0, 365)])).toMatchObject({ until: day(395) });
    // Written down with the purchase that made it known.
    expect(paidTime([bought('premium', 3)], [given('premium', 3, 365)])).toMatchObject({ until: day(395) });
    expect(paidTime([bought('premium', 3)], [given('basic', 0, 33)])).toMatchObject({
      plan: 'premium',
      until: day(3 + 30 + 14),
    });
  });

  it('is what a student has beyond the books', () => {
    const time = paidTime([bought('basic', 0)]);
    const has = (plan: 'free' | 'basic' | 'premium', until: number | null) => ({
      plan,
      planExpiresAt: until === null ? null : day(until),
    });
    expect(grantedBeside(has('basic', 30), time, day(1))).toBeNull();
    expect(grantedBeside(has('free', null), null, day(1))).toBeNull();
    expect(grantedBeside(has('premium', 1), null, day(1))).toBeNull();
    expect(grantedBeside(has('basic', 40), time, day(1))).toEqual(given('basic', 1, 40));
    expect(grantedBeside(has('premium', 20), time, day(1))).toEqual(given('premium', 1, 20));
    expect(grantedBeside(has('basic', 40), paidTime([bought('premium', 0)]), day(1))).toBeNull();
  });
});

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

  it('paying never shortens a plan, bought or given', () => {
    const plans = fc.constantFrom('basic' as const, 'premium' as const);
    const gifts = fc.array(
      fc.record({
        plan: plans,
        on: fc.integer({ min: 0, max: 200 }),
        days: fc.integer({ min: 1, max: 400 }),
      }),
      { maxLength: 3 },
    );
    fc.assert(
      fc.property(asBought, gifts, plans, (list, given, plan) => {
        const grants = given.map((gift) => ({
          plan: gift.plan,
          givenAt: day(gift.on),
          until: day(gift.on + gift.days),
        }));
        const [before, after] = [paidTime(list, grants), paidTime([...list, bought(plan, 201)], grants)];
        if (!before || before.until <= day(201)) return;
        const left = (time: typeof before) => time.until.getTime() - day(201).getTime();
        // Basic days are worth their price in premium days, whole ones.
        const isRaised = before.plan === 'basic' && plan === 'premium';
        const worth = isRaised ? Math.floor((left(before) * 1990) / (3990 * dayMs)) * dayMs : left(before);
        expect(after && left(after)).toBeGreaterThanOrEqual(
          worth + (plan === before.plan || isRaised ? 30 * dayMs : 0),
        );
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
