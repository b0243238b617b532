import { z } from 'zod';
import type { Payment, PaymentStatus } from './provider.ts';

/** What Mercado Pago answers of a payment, alone or in a list: only what decides something. */
const paymentSchema = z.object({
  id: z.union([z.string(), z.number()]).transform(String),
  external_reference: z.string().nullish(),
  status: z.string(),
  transaction_amount: z.number(),
  currency_id: z.string(),
  payment_method_id: z.string().nullish(),
  payment_type_id: z.string().nullish(),
  date_created: z.coerce.date(),
  date_last_updated: z.coerce.date().nullish(),
  date_approved: z.coerce.date().nullish(),
});

/** Whatever else it may say one day grants nothing. */
const statuses: Record<string, PaymentStatus> = {
  pending: 'pending',
  in_process: 'pending',
  authorized: 'pending',
  approved: 'approved',
  in_mediation: 'disputed',
  rejected: 'rejected',
  cancelled: 'cancelled',
  refunded: 'refunded',
  charged_back: 'charged_back',
};

/** Reads a payment; throws when it is none. */
export function readPayment(answer: unknown): Payment {
  const payment = paymentSchema.parse(answer);
  const { payment_method_id: method, payment_type_id: type } = payment;
  const status = statuses[payment.status] ?? 'pending';
  const updatedAt = payment.date_last_updated ?? payment.date_approved ?? payment.date_created;
  return {
    id: payment.id,
    reference: payment.external_reference ?? null,
    status,
    amountCents: Math.round(payment.transaction_amount * 100),
    currency: payment.currency_id,
    method:
      method === 'pix' || method === 'account_money' ? method : type === 'account_money' ? type : 'other',
    updatedAt,
    approvedAt: payment.date_approved ?? (status === 'approved' ? updatedAt : null),
  };
}
