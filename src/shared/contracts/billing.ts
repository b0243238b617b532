import type { z } from 'zod';
import type {
  billingSchemas,
  checkoutSchema,
  purchaseSchema,
  subscriptionSchema,
} from './billing.schemas.ts';
import type { ApiCalls } from './endpoint.ts';

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
export const purchaseStates = [
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

export type Purchase = z.output<typeof purchaseSchema>;
export type Subscription = z.output<typeof subscriptionSchema>;
export type SandboxCheckout = z.output<typeof checkoutSchema>;

export const billingApi: ApiCalls<typeof billingSchemas> = {
  checkTestAccount: { method: 'GET', path: '/payments/check-test-account' },
  createPreference: { method: 'POST', path: '/payments/create-preference' },
  subscription: { method: 'GET', path: '/payments' },
  purchase: { method: 'GET', path: '/payments/:id' },
  refund: { method: 'POST', path: '/payments/:id/refund' },
  webhook: { method: 'POST', path: '/payments/webhook' },
  sandboxCheckout: { method: 'GET', path: '/payments/sandbox/:id' },
  sandboxDecide: { method: 'POST', path: '/payments/sandbox/:id' },
};
