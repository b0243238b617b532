import { z } from 'zod';
import type { Endpoint } from './endpoint.ts';

export const billingLimits = {
  /** What a purchase gives. */
  days: 30,
  /** Of the guarantee, from the approval on (CDC, art. 49). */
  guaranteeDays: 7,
  /** Days in which the guarantee gives money back by itself once; another time somebody decides. */
  guaranteeOnceIn: 365,
  /** How long a checkout waits for its payment. */
  checkoutMinutes: 30,
  /** Days before the end on which the student is reminded. */
  remindDays: [5, 1],
} as const;

export const billingErrorCodes = [
  'billing.test_account',
  'billing.unconfigured',
  'billing.no_link',
  'billing.provider_failed',
  'billing.basic_during_premium',
  'billing.purchase_not_found',
  'billing.not_refundable',
  'billing.refund_by_hand',
  'billing.bad_signature',
  'billing.checkout_over',
] as const;

export const paidPlans = ['basic', 'premium'] as const;
export type PaidPlan = (typeof paidPlans)[number];

/**
 * `open`: the student was sent to pay; `pending`: the provider waits for the money; `expired`: nobody paid in time;
 * `disputed`: the payer asks the provider for the money back.
 */
const purchaseStates = [
  'open',
  'pending',
  'approved',
  'rejected',
  'cancelled',
  'expired',
  'disputed',
  'refunded',
  'charged_back',
] as const;
export type PurchaseState = (typeof purchaseStates)[number];

const purchaseSchema = z.object({
  id: z.string(),
  plan: z.enum(paidPlans),
  priceCents: z.int(),
  state: z.enum(purchaseStates),
  createdAt: z.string(),
  /** Until when it can be paid. */
  expiresAt: z.string(),
  approvedAt: z.string().nullable(),
  method: z.enum(['pix', 'account_money', 'other']).nullable(),
  /** Until when the guarantee gives the money back; null when it does not (any more). */
  refundableUntil: z.string().nullable(),
  /** The money comes back by itself; else whoever runs the installation is to be asked for it. */
  refundsItself: z.boolean(),
  /** Where it is paid; null once it can't be. */
  initPoint: z.string().nullable(),
});
export type Purchase = z.output<typeof purchaseSchema>;

const subscriptionSchema = z.object({
  /** In force now. */
  plan: z.enum(['free', 'basic', 'premium']),
  planExpiresAt: z.string().nullable(),
  /** What takes the money; null where nothing is configured. */
  provider: z.enum(['mercadopago', 'sandbox']).nullable(),
  /** For each plan that can be bought: until when the student would have it. */
  offers: z.array(z.object({ plan: z.enum(paidPlans), until: z.string(), convertedDays: z.int() })),
  /** Newest first. */
  purchases: z.array(purchaseSchema),
});
export type Subscription = z.output<typeof subscriptionSchema>;

const planMissing = 'Escolha o plano Básico ou o Premium.';
const purchaseParams = {
  params: z.object({ id: z.uuid() }),
  notFound: 'billing.purchase_not_found',
} as const;
const onePurchase = z.object({ data: z.object({ purchase: purchaseSchema }) });

const checkoutSchema = purchaseSchema.extend({
  /** Text of the PIX "copia e cola" (EMV BR Code). */
  pixCode: z.string(),
});
export type SandboxCheckout = z.output<typeof checkoutSchema>;

export const billingApi = {
  checkTestAccount: {
    method: 'GET',
    path: '/payments/check-test-account',
    summary: 'Whether the account is a test account, which can pay for nothing.',
    response: z.object({ data: z.object({ data: z.object({ isTestAccount: z.boolean() }) }) }),
  },
  createPreference: {
    method: 'POST',
    path: '/payments/create-preference',
    summary: 'Opens a purchase and answers where it is paid; an open one of the same plan is answered again.',
    body: z.object({ planId: z.enum(paidPlans, planMissing) }),
    response: z.object({ init_point: z.string(), purchaseId: z.string() }),
    status: 201,
  },
  subscription: {
    method: 'GET',
    path: '/payments',
    summary: "The student's plan, what can be bought, and what was.",
    response: z.object({ data: subscriptionSchema }),
  },
  purchase: {
    method: 'GET',
    path: '/payments/:id',
    summary: 'One purchase, asked of the provider when it is not paid yet.',
    response: onePurchase,
    ...purchaseParams,
  },
  refund: {
    method: 'POST',
    path: '/payments/:id/refund',
    summary: 'Gives the money back within seven days, once a year; what it paid for ends.',
    response: onePurchase,
    ...purchaseParams,
  },
  webhook: {
    method: 'POST',
    path: '/payments/webhook',
    summary: "The provider's notifications: a signed hint to look a payment up.",
    response: z.object({ received: z.boolean() }),
  },
  sandboxCheckout: {
    method: 'GET',
    path: '/payments/sandbox/:id',
    summary: 'What the page of the sandbox shows; only where the sandbox takes the payments.',
    response: z.object({ data: z.object({ checkout: checkoutSchema }) }),
    ...purchaseParams,
  },
  sandboxDecide: {
    method: 'POST',
    path: '/payments/sandbox/:id',
    summary: 'Pays, refuses or leaves pending in the sandbox, which then notifies as the provider would.',
    body: z.object({
      decision: z.enum(['pay', 'reject', 'pend'], 'Escolha pagar, recusar ou deixar pendente.'),
    }),
    response: z.object({ data: z.object({ checkout: checkoutSchema }) }),
    ...purchaseParams,
  },
} as const satisfies Record<string, Endpoint>;
