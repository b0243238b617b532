import { CodedError, unauthenticated } from '#server/platform/errors.ts';
import type { Notification } from '#server/platform/payments/provider.ts';
import type { Services } from '#server/platform/services.ts';
import { recordPayment } from './ledger-service.ts';
import { requireProvider } from './service.ts';

/**
 * Takes a notification as the hint it is: the payment that the provider then shows is the truth. Throws
 * `bad_signature` (401) before anything is read or written, and `unavailable` (503) when the provider can't be asked,
 * so that it notifies again.
 */
export async function handleNotification(services: Services, notification: Notification): Promise<void> {
  const provider = requireProvider(services);
  if (!provider.isSigned(notification)) throw unauthenticated('billing.bad_signature');
  const { topic, id } = notification;
  if (topic !== 'payment' || !id) return;
  const payment = await provider.findPayment(id).catch((error: unknown) => {
    services.log.warn({ err: error, paymentId: id }, 'a notified payment could not be looked up');
    throw new CodedError(503, 'common.unavailable');
  });
  if (payment) await recordPayment(services, provider, payment);
}
