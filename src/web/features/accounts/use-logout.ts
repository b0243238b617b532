import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { accessToken, clearTokens } from '#web/session/session.ts';
import { tokenOwner } from '#web/session/token-owner.ts';
import { logout } from './api.ts';
import { askToLeave } from './leave-dialog.tsx';

/** Ends the session and leaves nothing of it here, whether or not the server could be told; asks first when something waits. */
export function useLogout(to: '/login' | '/register' = '/login') {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: async () => {
      const { countWaiting } = await import('#web/sync/clear-student-data.ts');
      const waiting = await countWaiting(tokenOwner(accessToken()));
      if (waiting > 0 && !(await askToLeave(waiting))) return;
      await logout().catch(() => {});
      await endHere();
      // The screens of the session leave first, or they would ask again for what is taken from them.
      await navigate({ to });
      queryClient.clear();
    },
  });
}

/** Ends the session of this browser, whatever happens, and leaves nothing of its student here. */
export async function endHere(): Promise<void> {
  const userId = tokenOwner(accessToken());
  clearTokens();
  await import('#web/sync/clear-student-data.ts')
    .then(({ forgetStudent }) => forgetStudent(userId))
    .catch(() => {});
}
