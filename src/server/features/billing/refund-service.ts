import type { SignedIn } from '#server/platform/auth/tokens.ts';
import { CodedError, unprocessable } from '#server/platform/errors.ts';
import type { PaymentProvider } from '#server/platform/payments/provider.ts';
import type { Services } from '#server/platform/services.ts';
import type { Purchase } from '#shared/contracts/billing.ts';
import { hasUsedGuarantee, standingOf } from './ledger.ts';
import { getEntry, readPurchase, recordPayment, refundPayment } from './ledger-service.ts';
import { refundableUntil } from './purchase-state.ts';
import { listLedger, updateNextCheck } from './queries.ts';
import { requireProvider } from './service.ts';

/**
 * Gives the money of a purchase back within the guarantee. Clicks at the same time ask the provider for one and the
 * same refund. Once a year: another time somebody decides. Throws `purchase_not_found` (404), `not_refundable` and
 * `refund_by_hand` (422), `unconfigured` (503) and `provider_failed` (502), after which it can be tried again.
 */
export async function refundPurchase(
  services: Services,
  { userId }: SignedIn,
  id: string,
): Promise<Purchase> {
  const { db, clock } = services;
  const now = clock.now();
  const standing = standingOf(await getEntry(db, userId, id), now);
  if (!refundableUntil(standing, now)) throw unprocessable('billing.not_refundable');
  // A second click may come when the refund it asks for is there already.
  const others = (await listLedger(db, userId)).filter((entry) => entry.id !== id);
  if (hasUsedGuarantee(others, now)) throw unprocessable('billing.refund_by_hand');
  const provider = requireProvider(services);
  for (const paymentId of standing.paidBy) await giveBack(services, provider, paymentId);
  // A provider may take its time: the job's next run looks whether it is done.
  await updateNextCheck(db, userId, id, clock.now());
  return readPurchase(services, userId, id);
}

/** The payment as it is afterwards decides: a refund whose answer got lost is a refund. */
async function giveBack(services: Services, provider: PaymentProvider, paymentId: string): Promise<void> {
  const failed = await refundPayment(provider, paymentId).then(
    () => null,
    (error: unknown) => error,
  );
  const payment = await provider.findPayment(paymentId).catch(() => null);
  if (payment) await recordPayment(services, provider, payment);
  if (failed === null || payment?.status === 'refunded') return;
  services.log.warn({ err: failed, paymentId }, 'a refund failed');
  throw new CodedError(502, 'billing.provider_failed');
}
