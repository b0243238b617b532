import { useEffect, useLayoutEffect } from 'react';
import type { User } from '#shared/contracts/accounts.ts';
import { rememberNotices } from '#web/lib/notices.ts';
import { rememberEnd, rememberNotice } from '#web/lib/session.ts';
import { rememberSingleKeys } from '#web/lib/single-keys.ts';
import { applyAnimations, applyTheme } from '#web/lib/theme.ts';
import { accountNotice } from './account-notice.ts';

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
  const expiresAt = user?.expiresAt;
  useEffect(() => {
    if (expiresAt !== undefined) rememberEnd(expiresAt);
  }, [expiresAt]);
  const notice = user && accountNotice(user);
  useEffect(() => {
    if (notice !== undefined) rememberNotice(notice);
  }, [notice]);
}
