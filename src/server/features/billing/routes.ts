import type { GuestRoute, StudentRoute } from '#server/platform/http/scopes.ts';
import type { Parts } from '#server/platform/parts.ts';
import { billingApi } from '#shared/contracts/billing.ts';
import { readNotification } from './notification.ts';
import { handleNotification } from './notification-service.ts';
import { refundPurchase } from './refund-service.ts';
import { decideCheckout, getCheckout } from './sandbox-service.ts';
import { createPurchase, getPurchase, getSubscription } from './service.ts';

/** Of every account, test accounts too. */
export function billingCheckRoutes(route: StudentRoute): void {
  route(billingApi.checkTestAccount, ({ student }) => ({
    data: { data: { isTestAccount: student.role === 'user_test' } },
  }));
}

export function billingRoutes(route: StudentRoute, parts: Parts): void {
  route(billingApi.createPreference, ({ student, body }) => createPurchase(parts, student, body.planId));
  route(billingApi.subscription, async ({ student }) => ({ data: await getSubscription(parts, student) }));
  route(billingApi.purchase, async ({ student, params }) => ({
    data: { purchase: await getPurchase(parts, student, params.id) },
  }));
  route(billingApi.refund, async ({ student, params }) => ({
    data: { purchase: await refundPurchase(parts, student, params.id) },
  }));
  route(billingApi.sandboxCheckout, async ({ student, params }) => ({
    data: { checkout: await getCheckout(parts, student, params.id) },
  }));
  route(billingApi.sandboxDecide, async ({ student, params, body }) => ({
    data: { checkout: await decideCheckout(parts, student, params.id, body.decision) },
  }));
}

/** Whoever calls proves by its signature that it is the provider. */
export function billingWebhookRoutes(route: GuestRoute, parts: Parts): void {
  route(billingApi.webhook, async ({ request }) => {
    await handleNotification(parts, readNotification(request.query, request.headers));
    return { received: true };
  });
}
