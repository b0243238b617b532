import type { IncomingHttpHeaders } from 'node:http';
import type { Notification } from '#server/platform/payments/provider.ts';

/** Reads both shapes: `?data.id=1&type=payment` and `?id=1&topic=payment`. */
export function readNotification(query: unknown, headers: IncomingHttpHeaders): Notification {
  const given = query as Record<string, unknown>;
  const text = (value: unknown) => (typeof value === 'string' && value.length <= 200 ? value : null);
  return {
    topic: text(given.type) ?? text(given.topic),
    id: text(given['data.id']) ?? text(given.id),
    signature: text(headers['x-signature']) ?? undefined,
    requestId: text(headers['x-request-id']) ?? undefined,
  };
}
