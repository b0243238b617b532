import type { QueryClient } from '@tanstack/react-query';
import type { AnyRouter } from '@tanstack/react-router';
import { onOtherTab, onSessionExpired, tokenOwner } from './session.ts';

const staysOn = new Set(['/', '/login', '/register', '/verify-email']);

/**
 * Follows the session wherever it ends: here, when it can't be renewed, or in another tab. Where another student came,
 * nothing that this tab knows holds any more: `reload` begins it anew. Returns the way to stop.
 */
export function watchSession(
  router: AnyRouter,
  queryClient: QueryClient,
  reload = () => location.reload(),
): () => void {
  const stopWaiting = onSessionExpired(() => {
    queryClient.clear();
    // What waits to be sent stays for whoever it belongs to; what can be asked for again does not.
    import('#web/sync/offline-store.ts').then(({ clearOfflineCache }) => clearOfflineCache()).catch(() => {});
    if (staysOn.has(router.state.location.pathname)) return;
    router.navigate({ to: '/login', search: { session: 'expired' } });
  });
  let last: string | null = null;
  const stopHearing = onOtherTab((before, after) => {
    if (before !== null) last = before;
    if (after !== null && last !== null && tokenOwner(after) !== tokenOwner(last)) return reload();
    if ((before === null) === (after === null)) return;
    queryClient.clear();
    router.invalidate();
  });
  return () => {
    stopWaiting();
    stopHearing();
  };
}
