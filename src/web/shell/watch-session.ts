import type { QueryClient } from '@tanstack/react-query';
import type { AnyRouter } from '@tanstack/react-router';
import { onOtherTab, onSessionExpired } from '#web/lib/session.ts';

const staysOn = new Set(['/', '/login', '/register']);

/** Follows the session wherever it ends: here, when it can't be renewed, or in another tab. */
export function watchSession(router: AnyRouter, queryClient: QueryClient): void {
  onSessionExpired(() => {
    queryClient.clear();
    // What waits to be sent stays for whoever it belongs to; what can be asked for again does not.
    import('#web/lib/kept-store.ts').then(({ forgetKept }) => forgetKept()).catch(() => {});
    if (staysOn.has(router.state.location.pathname)) return;
    router.navigate({ to: '/login', search: { session: 'expired' } });
  });
  onOtherTab(() => {
    queryClient.clear();
    router.invalidate();
  });
}
