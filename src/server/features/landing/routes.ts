import type { GuestRoute } from '#server/platform/http/scopes.ts';
import type { Services } from '#server/platform/services.ts';
import { landingApi } from '#shared/contracts/landing.ts';

export function landingRoutes(route: GuestRoute, { settings }: Services): void {
  route(landingApi.contact, () => ({ supportEmail: settings.SUPPORT_EMAIL ?? null }));
}
