import type { GuestRoute, StudentRoute } from '#server/platform/http/scopes.ts';
import type { Services } from '#server/platform/services.ts';
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

export function billingRoutes(route: StudentRoute, services: Services): void {
  route(billingApi.createPreference, ({ student, body }) => createPurchase(services, student, body.planId));
  route(billingApi.subscription, async ({ student }) => ({ data: await getSubscription(services, student) }));
  route(billingApi.purchase, async ({ student, params }) => ({
    data: { purchase: await getPurchase(services, student, params.id) },
  }));
  route(billingApi.refund, async ({ student, params }) => ({
    data: { purchase: await refundPurchase(services, student, params.id) },
  }));
  route(billingApi.sandboxCheckout, async ({ student, params }) => ({
    data: { checkout: await getCheckout(services, student, params.id) },
  }));
  route(billingApi.sandboxDecide, async ({ student, params, body }) => ({
    data: { checkout: await decideCheckout(services, student, params.id, body.decision) },
  }));
}

/** Whoever calls proves by its signature that it is the provider. */
export function billingWebhookRoutes(route: GuestRoute, services: Services): void {
  route(billingApi.webhook, async ({ request }) => {
    await handleNotification(services, readNotification(request.query, request.headers));
    return { received: true };
  });
}
