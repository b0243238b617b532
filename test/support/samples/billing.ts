import type { Purchase, SandboxCheckout, Subscription } from '#shared/contracts/billing.ts';

/** Noon where the test runs. */
const noon = (month: number, day: number) => new Date(2026, month - 1, day, 12).toISOString();

/** The morning on which the tests of payments happen. */
export const sampleNow = new Date(2026, 10, 21, 9);

/** A purchase as the API answers one, for tests: an open Premium of the 21st of November. */
export function samplePurchase(changes: Partial<Purchase> = {}): Purchase {
  const id = '0195862d-6f00-7000-8000-0000000000b1';
  return {
    id,
    plan: 'premium',
    priceCents: 3990,
    state: 'open',
    createdAt: noon(11, 21),
    expiresAt: new Date(sampleNow.getTime() + 30 * 60_000).toISOString(),
    approvedAt: null,
    method: null,
    refundableUntil: null,
    refundsItself: true,
    initPoint: `https://pagar.exemplo.com.br/${id}`,
    ...changes,
  };
}

/** The same, paid by PIX and within the guarantee. */
export const samplePaid = (changes: Partial<Purchase> = {}): Purchase =>
  samplePurchase({
    state: 'approved',
    approvedAt: noon(11, 21),
    method: 'pix',
    refundableUntil: noon(11, 28),
    initPoint: null,
    ...changes,
  });

/** A student on the free plan who has bought nothing. */
export const sampleSubscription = (changes: Partial<Subscription> = {}): Subscription => ({
  plan: 'free',
  planExpiresAt: null,
  provider: 'mercadopago',
  offers: [
    { plan: 'basic', until: noon(12, 21), convertedDays: 0 },
    { plan: 'premium', until: noon(12, 21), convertedDays: 0 },
  ],
  purchases: [],
  ...changes,
});

/** A student with 20 days of Básico before them. */
export const sampleBasic = (changes: Partial<Subscription> = {}): Subscription =>
  sampleSubscription({
    plan: 'basic',
    planExpiresAt: noon(12, 11),
    offers: [
      { plan: 'basic', until: new Date(2027, 0, 10, 12).toISOString(), convertedDays: 0 },
      { plan: 'premium', until: noon(12, 30), convertedDays: 9 },
    ],
    ...changes,
  });

export const sampleCheckout = (changes: Partial<SandboxCheckout> = {}): SandboxCheckout => ({
  ...samplePurchase(),
  pixCode: '00020126580014br.gov.bcb.pix0136teste5204000053039865405039.905802BR6304ABCD',
  ...changes,
});
