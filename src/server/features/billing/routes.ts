import type { GuestRoute, StudentRoute } from '#server/platform/http/scopes.ts';
import type { Services } from '#server/platform/services.ts';
import { billingEndpoints } from '#shared/contracts/billing.schemas.ts';
import { readNotification } from './notification.ts';
import { handleNotification } from './notification-service.ts';
import { refundPurchase } from './refund-service.ts';
import { decideCheckout, getCheckout } from './sandbox-service.ts';
import { createPurchase, getPurchase, getSubscription } from './service.ts';

/** Of every account, test accounts too. */
export function billingCheckRoutes(route: StudentRoute): void {
  route(billingEndpoints.checkTestAccount, ({ student }) => ({
    data: { data: { isTestAccount: student.role === 'user_test' } },
  }));
}

export function billingRoutes(route: StudentRoute, services: Services): void {
  route(billingEndpoints.createPreference, ({ student, body }) =>
    createPurchase(services, student, body.planId),
  );
  route(billingEndpoints.subscription, async ({ student }) => ({
    data: await getSubscription(services, student),
  }));
  route(billingEndpoints.purchase, async ({ student, params }) => ({
    data: { purchase: await getPurchase(services, student, params.id) },
  }));
  route(billingEndpoints.refund, async ({ student, params }) => ({
    data: { purchase: await refundPurchase(services, student, params.id) },
  }));
  route(billingEndpoints.sandboxCheckout, async ({ student, params }) => ({
    data: { checkout: await getCheckout(services, student, params.id) },
  }));
  route(billingEndpoints.sandboxDecide, async ({ student, params, body }) => ({
    data: { checkout: await decideCheckout(services, student, params.id, body.decision) },
  }));
}

/** Whoever calls proves by its signature that it is the provider. */
export function billingWebhookRoutes(route: GuestRoute, services: Services): void {
  route(billingEndpoints.webhook, async ({ request }) => {
    await handleNotification(services, readNotification(request.query, request.headers));
    return { received: true };
  });
}
