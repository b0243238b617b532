import { v7 as uuidv7 } from 'uuid';
import type { Clock } from '../clock.ts';
import type { Db } from '../database/database.ts';
import { brCode } from './br-code.ts';
import {
  type Notification,
  type Payment,
  type PaymentProvider,
  type PaymentStatus,
  readReference,
  referenceTo,
} from './provider.ts';
import {
  findSandboxPayment,
  insertSandboxPayment,
  listLiveSandboxPayments,
  type SandboxPayment,
  updateSandboxPayment,
} from './sandbox-payments.ts';
import { isSignedWith, signNotification } from './signature.ts';

type Decision = 'pay' | 'reject' | 'pend';
interface Checkout {
  userId: string;
  purchaseId: string;
}

/** A provider inside the installation: nothing is owed to anybody, everything else is as with a real one. */
export interface Sandbox extends PaymentProvider {
  name: 'sandbox';
  /** What the payer's bank would read; its key belongs to nobody. */
  pixCode(checkout: Checkout & { priceCents: number }): string;
  /** The payer's part. Answers the notification that has to be delivered; null when it is too late to decide. */
  decide(checkout: Checkout, decision: Decision): Promise<Notification | null>;
}

interface SandboxParts {
  db: Db;
  clock: Clock;
  /** Where the checkout is shown: the product's own address. */
  appUrl: string;
  /** Signs notifications; known to this installation only. */
  secret: string;
}

export const isSandbox = (provider: PaymentProvider | null): provider is Sandbox =>
  provider?.name === 'sandbox';

const decided = { pay: 'approved', reject: 'rejected', pend: 'pending' } as const;

/** A payment is called as its purchase is, so that its name leads to its owner's rows. */
export function openSandbox({ db, clock, appUrl, secret }: SandboxParts): Sandbox {
  async function findPayment(id: string): Promise<Payment | null> {
    const key = readReference(id);
    const payment = key && (await findSandboxPayment(db, key));
    return payment?.status ? presentPayment(payment, payment.status, clock.now()) : null;
  }
  return {
    name: 'sandbox',
    createPreference: async ({ userId, purchaseId, priceCents, createdAt, expiresAt }) => {
      const amount = { amountCents: priceCents, updatedAt: createdAt, expiresAt };
      await insertSandboxPayment(db, { userId, purchaseId, ...amount });
      return `${appUrl}/sandbox/checkout/${purchaseId}`;
    },
    findPayment,
    findPaymentsOf: async (reference) => {
      const payment = await findPayment(reference);
      return payment ? [payment] : [];
    },
    refund: async (paymentId) => {
      const key = readReference(paymentId);
      const changes = { status: 'refunded' as const, updatedAt: clock.now() };
      if (!key || !(await updateSandboxPayment(db, key, ['approved', 'refunded'], changes)))
        throw new Error('The sandbox has no such payment to give back.');
    },
    isSigned: (notification) => isSignedWith(secret, notification),
    pixCode: ({ purchaseId, priceCents }) =>
      brCode({
        key: 'pagamento-de-teste@orbita.invalid',
        message: 'TESTE SEM VALOR',
        priceCents,
        merchant: 'ORBITA TESTE',
        city: 'SAO PAULO',
        txid: purchaseId.replaceAll('-', '').slice(-25),
      }),
    decide: async (checkout, decision) => {
      const now = clock.now();
      const payment = await findSandboxPayment(db, checkout);
      if (!payment || payment.expiresAt <= now) return null;
      const changes = {
        status: decided[decision],
        updatedAt: now,
        approvedAt: decision === 'pay' ? now : null,
      };
      if (!(await updateSandboxPayment(db, checkout, [null, 'pending'], changes))) return null;
      return signNotification(secret, { id: referenceTo(checkout), requestId: uuidv7(), at: now });
    },
  };
}

/**
 * Ends what a sandbox left behind, for an installation in which money is real now: tells `record` of each of its
 * payments that it is cancelled. Some in each call.
 */
export async function endSandboxPayments(
  { db, clock }: Pick<SandboxParts, 'db' | 'clock'>,
  record: (payment: Payment) => Promise<void>,
): Promise<void> {
  for (const payment of await listLiveSandboxPayments(db, 200)) {
    const now = clock.now();
    await record(presentPayment({ ...payment, updatedAt: now }, 'cancelled', now));
    await updateSandboxPayment(db, payment, ['pending', 'approved'], { status: 'rejected', updatedAt: now });
  }
}

function presentPayment(
  { userId, purchaseId, amountCents, updatedAt, approvedAt, expiresAt }: SandboxPayment,
  status: PaymentStatus,
  now: Date,
): Payment {
  const id = referenceTo({ userId, purchaseId });
  const isTooLate = status === 'pending' && expiresAt <= now;
  return {
    id,
    reference: id,
    status: isTooLate ? 'cancelled' : status,
    amountCents,
    currency: 'BRL',
    method: 'pix',
    updatedAt: isTooLate ? expiresAt : updatedAt,
    approvedAt,
  };
}
