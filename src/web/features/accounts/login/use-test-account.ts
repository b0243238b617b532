import { useMutation } from '@tanstack/react-query';
import { currentTheme } from '#web/lib/theme.ts';
import { registerTest, updateProfile } from '../api.ts';
import { useSignIn } from '../use-sign-in.ts';

/** Creates a test account and signs it in. It starts with the theme on the page, not with the server's default. */
export function useTestAccount() {
  const signIn = useSignIn();
  return useMutation({
    mutationFn: async () => {
      const { user, ...tokens } = await registerTest();
      const theme = currentTheme();
      const preferences = { ...user.preferences, theme };
      const arriving = signIn({ ...tokens, user: { ...user, preferences } });
      if (theme !== user.preferences.theme) {
        updateProfile({ name: user.name, preferences: { theme } }).catch(() => {});
      }
      await arriving;
    },
  });
}
