import type { SignedIn } from '#server/platform/auth/tokens.ts';
import { notFound, unprocessable } from '#server/platform/errors.ts';
import { isSandbox, type Sandbox } from '#server/platform/payments/sandbox.ts';
import type { Services } from '#server/platform/services.ts';
import type { SandboxCheckout } from '#shared/contracts/billing.ts';
import { getEntry, readPurchase } from './ledger-service.ts';
import { handleNotification } from './notification-service.ts';

/** Nothing is to be found where money is real. */
function requireSandbox({ payments }: Services): Sandbox {
  if (!isSandbox(payments)) throw notFound('billing.purchase_not_found');
  return payments;
}

/** What the checkout of the sandbox shows. Throws `purchase_not_found` (404). */
export async function getCheckout(
  services: Services,
  { userId }: SignedIn,
  id: string,
): Promise<SandboxCheckout> {
  const sandbox = requireSandbox(services);
  const purchase = await readPurchase(services, userId, id);
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
  services: Services,
  student: SignedIn,
  id: string,
  decision: 'pay' | 'reject' | 'pend',
): Promise<SandboxCheckout> {
  const sandbox = requireSandbox(services);
  await getEntry(services.db, student.userId, id);
  const notification = await sandbox.decide({ userId: student.userId, purchaseId: id }, decision);
  if (!notification) throw unprocessable('billing.checkout_over');
  await handleNotification(services, notification);
  return getCheckout(services, student, id);
}
