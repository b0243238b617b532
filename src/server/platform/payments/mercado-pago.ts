import {
  MercadoPagoConfig,
  MPNotFoundError,
  PaymentRefund,
  Payment as Payments,
  Preference,
} from 'mercadopago';
import { AppConfig } from 'mercadopago/dist/utils/config/index.js';
import { within } from '../within.ts';
import { readPayment } from './mercado-pago-payment.ts';
import { type Order, type PaymentProvider, referenceTo } from './provider.ts';
import { isSignedWith } from './signature.ts';

interface MercadoPagoSettings {
  accessToken: string;
  webhookSecret: string;
  /** In place of Mercado Pago's own address, for the whole process. */
  baseUrl?: string | undefined;
  /** The product's own address. */
  appUrl: string;
  /** Milliseconds that one call may take. */
  timeoutMs?: number;
}

/** Checkout Pro of Mercado Pago, through its SDK. Nothing is tried twice here: whoever calls comes again. */
export function openMercadoPago({
  accessToken,
  webhookSecret,
  baseUrl,
  appUrl,
  timeoutMs = 10_000,
}: MercadoPagoSettings): PaymentProvider {
  if (baseUrl) Object.assign(AppConfig, { BASE_URL: baseUrl });
  // The SDK keeps the options of one call for all that follow, idempotency keys too: each call has its own.
  const config = (idempotencyKey?: string) =>
    new MercadoPagoConfig({
      accessToken,
      options: { timeout: timeoutMs, maxRetries: 0, ...(idempotencyKey && { idempotencyKey }) },
    });
  // The SDK's time ends with the headers of an answer.
  const inTime = <T>(call: Promise<T>) => within(timeoutMs, call);

  return {
    name: 'mercadopago',
    createPreference: async (order) => {
      const preference = new Preference(config(`preference-${order.purchaseId}`));
      const { init_point } = await inTime(preference.create({ body: describeOrder(order, appUrl) }));
      return init_point || null;
    },
    findPayment: async (id) => {
      const found = await inTime(new Payments(config()).get({ id })).catch((error: unknown) => {
        if (error instanceof MPNotFoundError) return null;
        throw error;
      });
      return found && readPayment(found);
    },
    findPaymentsOf: async (reference) => {
      const options = { external_reference: reference, sort: 'date_created', criteria: 'desc' } as const;
      const { results = [] } = await inTime(new Payments(config()).search({ options }));
      return results.map(readPayment).filter((payment) => payment.reference === reference);
    },
    refund: async (paymentId, idempotencyKey) => {
      await inTime(new PaymentRefund(config(idempotencyKey)).total({ payment_id: paymentId }));
    },
    isSigned: (notification) => isSignedWith(webhookSecret, notification),
  };
}

/** Offset instead of Z: the form that Mercado Pago documents. */
const instant = (date: Date) => date.toISOString().replace('Z', '+00:00');

/** PIX first; money in the payer's account can't be excluded, and is welcome. */
const paymentMethods = {
  default_payment_method_id: 'pix',
  excluded_payment_types: ['credit_card', 'debit_card', 'prepaid_card', 'ticket'].map((id) => ({ id })),
};

function describeOrder(order: Order, appUrl: string) {
  const { purchaseId, title, priceCents, payer, createdAt, expiresAt } = order;
  const back = `${appUrl}/payments/return?purchase=${purchaseId}`;
  return {
    items: [{ id: purchaseId, title, quantity: 1, currency_id: 'BRL', unit_price: priceCents / 100 }],
    payer,
    external_reference: referenceTo(order),
    back_urls: { success: back, pending: back, failure: back },
    payment_methods: paymentMethods,
    expires: true,
    expiration_date_from: instant(createdAt),
    expiration_date_to: instant(expiresAt),
    statement_descriptor: 'ORBITA',
    // Both are refused for an address that Mercado Pago can't reach over https.
    ...(appUrl.startsWith('https:') && {
      auto_return: 'approved',
      notification_url: `${appUrl}/api/payments/webhook?source_news=webhooks`,
    }),
  };
}
