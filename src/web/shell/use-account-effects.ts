import { useEffect, useLayoutEffect } from 'react';
import type { User } from '#shared/contracts/accounts.ts';
import { rememberBanners } from '#web/features/accounts/account-notice.ts';
import { rememberNotices } from '#web/lib/notices.ts';
import { rememberSingleKeys } from '#web/lib/single-keys.ts';
import { applyAnimations, applyTheme } from '#web/lib/theme.ts';

/** What a profile changes around the page: theme and animations, before anything is painted with others. */
export function useAccountEffects(user: User | undefined): void {
  const { theme, enableBackgroundAnimations, notifications, shortcuts } = user?.preferences ?? {};
  const wantsNotices = notifications?.push;
  useLayoutEffect(() => {
    if (theme !== undefined) applyTheme(theme);
  }, [theme]);
  useLayoutEffect(() => {
    if (enableBackgroundAnimations !== undefined) applyAnimations(enableBackgroundAnimations);
  }, [enableBackgroundAnimations]);
  useEffect(() => {
    if (wantsNotices !== undefined) rememberNotices(wantsNotices);
  }, [wantsNotices]);
  const wantsSingleKeys = shortcuts?.singleKey;
  useEffect(() => {
    if (wantsSingleKeys !== undefined) rememberSingleKeys(wantsSingleKeys);
  }, [wantsSingleKeys]);
  useEffect(() => {
    if (user) rememberBanners(user);
  }, [user]);
}
