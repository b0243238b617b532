import type { GuestRoute } from '#server/platform/http/scopes.ts';
import type { Parts } from '#server/platform/parts.ts';
import { landingApi } from '#shared/contracts/landing.ts';

export function landingRoutes(route: GuestRoute, { settings }: Parts): void {
  route(landingApi.contact, () => ({ supportEmail: settings.SUPPORT_EMAIL ?? null }));
}
