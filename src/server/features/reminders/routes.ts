import type { GuestRoute } from '#server/platform/http/scopes.ts';
import type { Parts } from '#server/platform/parts.ts';
import { reminderApi } from '#shared/contracts/reminders.ts';
import { unsubscribe } from './unsubscribe-service.ts';

/** Whoever has a mailed link may end the mails: it proves nothing else. */
export function reminderRoutes(route: GuestRoute, parts: Parts): void {
  route(reminderApi.unsubscribe, async ({ query }) => {
    await unsubscribe(parts, query.token);
    return { message: 'Pronto: você não recebe mais lembretes por email.' };
  });
}
