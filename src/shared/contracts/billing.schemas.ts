import { z } from 'zod';
import { billingApi, paidPlans, purchaseStates } from './billing.ts';
import { type CallSchemas, withSchemas } from './endpoint.ts';

export const purchaseSchema = z.object({
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

export const subscriptionSchema = z.object({
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

const planMissing = 'Escolha o plano Básico ou o Premium.';
const purchaseParams = {
  params: z.object({ id: z.uuid() }),
  notFound: 'billing.purchase_not_found',
} as const;
const onePurchase = z.object({ data: z.object({ purchase: purchaseSchema }) });

export const checkoutSchema = purchaseSchema.extend({
  /** Text of the PIX "copia e cola" (EMV BR Code). */
  pixCode: z.string(),
});

export const billingSchemas = {
  checkTestAccount: {
    summary: 'Whether the account is a test account, which can pay for nothing.',
    response: z.object({ data: z.object({ data: z.object({ isTestAccount: z.boolean() }) }) }),
  },
  createPreference: {
    summary: 'Opens a purchase and answers where it is paid; an open one of the same plan is answered again.',
    body: z.object({ planId: z.enum(paidPlans, planMissing) }),
    response: z.object({ init_point: z.string(), purchaseId: z.string() }),
    status: 201,
  },
  subscription: {
    summary: "The student's plan, what can be bought, and what was.",
    response: z.object({ data: subscriptionSchema }),
  },
  purchase: {
    summary: 'One purchase, asked of the provider when it is not paid yet.',
    response: onePurchase,
    ...purchaseParams,
  },
  refund: {
    summary: 'Gives the money back within seven days, once a year; what it paid for ends.',
    response: onePurchase,
    ...purchaseParams,
  },
  webhook: {
    summary: "The provider's notifications: a signed hint to look a payment up.",
    response: z.object({ received: z.boolean() }),
  },
  sandboxCheckout: {
    summary: 'What the page of the sandbox shows; only where the sandbox takes the payments.',
    response: z.object({ data: z.object({ checkout: checkoutSchema }) }),
    ...purchaseParams,
  },
  sandboxDecide: {
    summary: 'Pays, refuses or leaves pending in the sandbox, which then notifies as the provider would.',
    body: z.object({
      decision: z.enum(['pay', 'reject', 'pend'], 'Escolha pagar, recusar ou deixar pendente.'),
    }),
    response: z.object({ data: z.object({ checkout: checkoutSchema }) }),
    ...purchaseParams,
  },
} satisfies Record<string, CallSchemas>;

export const billingEndpoints = withSchemas(billingApi, billingSchemas);
