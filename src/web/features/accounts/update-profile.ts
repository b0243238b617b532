import { useMutation, useQueryClient } from '@tanstack/react-query';
import { applyTheme, type Theme } from '#web/lib/theme.ts';
import { profileQuery } from '#web/session/current-user.ts';
import { updateProfile } from './api.ts';

/** Saves the profile, one change after another. */
export function useUpdateProfile() {
  const queryClient = useQueryClient();
  return useMutation({
    scope: { id: 'profile' },
    mutationFn: updateProfile,
    onSuccess: (user) => queryClient.setQueryData(profileQuery.queryKey, user),
  });
}

/** Shows a theme at once and stores it in the profile; on this device it stays even when storing fails. */
export function useChooseTheme() {
  const queryClient = useQueryClient();
  return useMutation({
    scope: { id: 'profile' },
    onMutate: (theme: Theme) => {
      applyTheme(theme);
      queryClient.setQueryData(profileQuery.queryKey, (user) =>
        user ? { ...user, preferences: { ...user.preferences, theme } } : user,
      );
    },
    mutationFn: async (theme: Theme) => {
      const { name } = await queryClient.ensureQueryData(profileQuery);
      await updateProfile({ name, preferences: { theme } });
    },
  });
}
