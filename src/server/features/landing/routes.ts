import type { GuestRoute } from '#server/platform/http/scopes.ts';
import type { Services } from '#server/platform/services.ts';
import { landingEndpoints } from '#shared/contracts/landing.schemas.ts';

export function landingRoutes(route: GuestRoute, { settings }: Services): void {
  route(landingEndpoints.contact, () => ({ supportEmail: settings.SUPPORT_EMAIL ?? null }));
}
