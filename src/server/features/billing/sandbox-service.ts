import type { SignedIn } from '#server/platform/auth/tokens.ts';
import { notFound, unprocessable } from '#server/platform/errors.ts';
import type { Parts } from '#server/platform/parts.ts';
import { isSandbox, type Sandbox } from '#server/platform/payments/sandbox.ts';
import type { SandboxCheckout } from '#shared/contracts/billing.ts';
import { getEntry, readPurchase } from './ledger-service.ts';
import { handleNotification } from './notification-service.ts';

/** Nothing is to be found where money is real. */
function requireSandbox({ payments }: Parts): Sandbox {
  if (!isSandbox(payments)) throw notFound('billing.purchase_not_found');
  return payments;
}

/** What the checkout of the sandbox shows. Throws `purchase_not_found` (404). */
export async function getCheckout(parts: Parts, { userId }: SignedIn, id: string): Promise<SandboxCheckout> {
  const sandbox = requireSandbox(parts);
  const purchase = await readPurchase(parts, userId, id);
  return {
    ...purchase,
    pixCode: sandbox.pixCode({ userId, purchaseId: id, priceCents: purchase.priceCents }),
  };
}

/**
 * Pays, refuses or leaves pending. The sandbox's notification is handed over as the route hands Mercado Pago's: a
 * server need not know, or reach, the address at which it is itself reached. Throws `purchase_not_found` (404) and
 * `checkout_over` (422).
 */
export async function decideCheckout(
  parts: Parts,
  student: SignedIn,
  id: string,
  decision: 'pay' | 'reject' | 'pend',
): Promise<SandboxCheckout> {
  const sandbox = requireSandbox(parts);
  await getEntry(parts.db, student.userId, id);
  const notification = await sandbox.decide({ userId: student.userId, purchaseId: id }, decision);
  if (!notification) throw unprocessable('billing.checkout_over');
  await handleNotification(parts, notification);
  return getCheckout(parts, student, id);
}
