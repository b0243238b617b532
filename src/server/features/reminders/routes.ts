import type { GuestRoute } from '#server/platform/http/scopes.ts';
import type { Services } from '#server/platform/services.ts';
import { reminderEndpoints } from '#shared/contracts/reminders.schemas.ts';
import { unsubscribe } from './unsubscribe-service.ts';

/** Whoever has a mailed link may end the mails: it proves nothing else. */
export function reminderRoutes(route: GuestRoute, services: Services): void {
  route(reminderEndpoints.unsubscribe, async ({ query }) => {
    await unsubscribe(services, query.token);
    return { message: 'Pronto: você não recebe mais lembretes por email.' };
  });
}
