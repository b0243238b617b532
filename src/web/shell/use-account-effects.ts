import { useEffect, useLayoutEffect } from 'react';
import type { User } from '#shared/contracts/accounts.ts';
import { rememberEnd } from '#web/lib/session.ts';
import { applyAnimations, applyTheme } from '#web/lib/theme.ts';

/** What a profile changes around the page: theme and animations, before anything is painted with others. */
export function useAccountEffects(user: User | undefined): void {
  const { theme, enableBackgroundAnimations } = user?.preferences ?? {};
  useLayoutEffect(() => {
    if (theme !== undefined) applyTheme(theme);
  }, [theme]);
  useLayoutEffect(() => {
    if (enableBackgroundAnimations !== undefined) applyAnimations(enableBackgroundAnimations);
  }, [enableBackgroundAnimations]);
  const expiresAt = user?.expiresAt;
  useEffect(() => {
    if (expiresAt !== undefined) rememberEnd(expiresAt);
  }, [expiresAt]);
}
