import { createHmac } from 'node:crypto';
import { WebhookSignatureValidator } from 'mercadopago';
import type { Notification } from './provider.ts';

/**
 * Whether whoever holds `secret` sent the notification: Mercado Pago's manifest, compared in constant time. The age
 * of a signature is not judged: deliveries are repeated for days, and a copy of one only makes the truth be looked
 * up again.
 */
export function isSignedWith(secret: string, { id, signature, requestId }: Notification): boolean {
  try {
    WebhookSignatureValidator.validate({
      secret,
      xSignature: signature,
      xRequestId: requestId,
      dataId: id,
    });
    return true;
  } catch {
    return false;
  }
}

/** The notification of a payment, signed as Mercado Pago signs its own; `at` is written in seconds. */
export function signNotification(
  secret: string,
  { id, requestId, at }: { id: string; requestId: string; at: Date },
): Notification {
  const ts = Math.floor(at.getTime() / 1000);
  const manifest = `id:${id};request-id:${requestId};ts:${ts};`;
  const hash = createHmac('sha256', secret).update(manifest).digest('hex');
  return { topic: 'payment', id, requestId, signature: `ts=${ts},v1=${hash}` };
}
