import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { clearTokens } from '#web/lib/session.ts';
import { logout } from './api.ts';

/** Ends the session and leaves nothing of it here, whether or not the server could be told. */
export function useLogout(to: '/login' | '/register' = '/login') {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: async () => {
      await logout().catch(() => {});
      clearTokens();
      // The screens of the session leave first, or they would ask again for what is taken from them.
      await navigate({ to });
      queryClient.clear();
    },
  });
}
