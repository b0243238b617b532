import { useMutation, useQueryClient } from '@tanstack/react-query';
import { profileQuery, updateProfile } from './api.ts';

/** Saves the profile, one change after another. */
export function useUpdateProfile() {
  const queryClient = useQueryClient();
  return useMutation({
    scope: { id: 'profile' },
    mutationFn: updateProfile,
    onSuccess: (user) => queryClient.setQueryData(profileQuery.queryKey, user),
  });
}
