import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { profileQuery } from '#web/session/current-user.ts';
import { accessToken, clearTokens, storeTokens, tokenOwner } from '#web/session/session.ts';
import { rememberBanners } from './account-notice.ts';
import type { LoginResult } from './api.ts';

/**
 * Keeps a new session, with nothing left of an older one, and opens the start, in the place of this screen when
 * `replace` says so; done when the screen has changed.
 */
export function useSignIn({ replace = false } = {}) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  return async ({ user, ...tokens }: LoginResult): Promise<void> => {
    queryClient.clear();
    const before = accessToken();
    if (before !== null && tokenOwner(before) !== user.id) {
      clearTokens();
      await import('#web/sync/offline-store.ts')
        .then(({ clearOfflineCache }) => clearOfflineCache())
        .catch(() => {});
    }
    storeTokens(tokens);
    rememberBanners(user);
    queryClient.setQueryData(profileQuery.queryKey, user);
    await navigate({ to: '/', replace });
  };
}
