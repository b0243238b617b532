import { useQuery, useQueryClient } from '@tanstack/react-query';
import { CatchBoundary, Outlet, useChildMatches, useRouter } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useLayoutEffect } from 'react';
import type { User } from '#shared/contracts/accounts.ts';
import { accountNotice, rememberBanners } from '#web/features/accounts/account-notice.ts';
import { LeaveDialog } from '#web/features/accounts/logout.tsx';
import { useKeepStreak } from '#web/features/streak/api.ts';
import { WatchSummary } from '#web/features/summaries/watch-summary.tsx';
import { bareTitle } from '#web/lib/hooks/use-title.ts';
import { noticePermission, onNoticePress, rememberNotices } from '#web/lib/notices.ts';
import { rememberPage } from '#web/lib/recent-pages.ts';
import { rememberSingleKeys } from '#web/lib/single-keys.ts';
import { applyAnimations, applyTheme } from '#web/lib/theme.ts';
import { profileQuery } from '#web/session/current-user.ts';
import { isSignedIn, rememberedEnd, rememberedNotice } from '#web/session/session.ts';
import { preloadLazy } from '#web/ui/overlay/lazy-dialog.tsx';
import { ToastProvider } from '#web/ui/toast/toast-provider.tsx';
import { ConsentNotice, TestAccountBanner, VerifyNotice } from './banners.tsx';
import { Frame } from './frame.tsx';
import { OverlaySlot } from './overlay-slot.tsx';
import { RouteError } from './route-fallbacks.tsx';
import { useShellKeys } from './shortcuts/use-shell-keys.ts';

const Leaving = lazy(async () => ({
  default: (await import('#web/features/accounts/leaving.tsx')).Leaving,
}));

/** Milliseconds after which a cheap phone, too, has done what the first screen needs. */
const settledMs = 5000;

/** What every screen behind the sign-in stands in. */
export function Layout() {
  const { data: user } = useQuery(profileQuery);
  const screenId = useChildMatches({ select: ([screen]) => screen?.id });
  const isSession = useChildMatches({ select: ([screen]) => screen?.staticData.isSession === true });
  useAccountEffects(user);
  useKeepStreak();
  useRecentPages();
  useEffect(() => {
    const timer = setTimeout(() => void preloadLazy(), settledMs);
    return () => clearTimeout(timer);
  }, []);
  // Remembered on this device, so that no banner pushes the page down when the profile comes.
  const testAccountEnd = user ? user.expiresAt : rememberedEnd();
  const notice = user ? accountNotice(user) : rememberedNotice();
  useShellKeys(!isSession && notice !== 'leaving');
  return (
    <ToastProvider>
      {user && <WatchSummary userId={user.id} />}
      <Frame
        user={user}
        hasTimer={notice !== 'leaving'}
        isSession={isSession && notice !== 'leaving'}
        banners={
          <>
            {testAccountEnd !== null && <TestAccountBanner expiresAt={testAccountEnd} />}
            {notice === 'consent' && <ConsentNotice />}
            {notice === 'verify' && !isSession && <VerifyNotice />}
          </>
        }
      >
        {notice === 'leaving' ? (
          <Suspense>{user?.deletionAt && <Leaving deletionAt={user.deletionAt} />}</Suspense>
        ) : (
          // Another screen is drawn at once, however long its data takes.
          <CatchBoundary key={screenId} getResetKey={() => screenId ?? ''} errorComponent={RouteError}>
            <Outlet />
          </CatchBoundary>
        )}
      </Frame>
      <OverlaySlot />
      <LeaveDialog />
      {user && <ReminderSlot userId={user.id} isWanted={user.preferences.notifications.push} />}
    </ToastProvider>
  );
}

const everyMs = 15 * 60_000;

interface ReminderSlotProps {
  userId: string;
  /** Whether the profile wants notices of the browser. */
  isWanted: boolean;
}

/** Looks now and then whether the student is to be reminded of something, while a page is open and they are elsewhere. */
function ReminderSlot({ userId, isWanted }: ReminderSlotProps) {
  const client = useQueryClient();
  const { history } = useRouter();
  useEffect(() => onNoticePress((path) => history.push(path)), [history]);
  useEffect(() => {
    if (!isWanted) return;
    const look = async () => {
      // Whoever looks at the page sees it there.
      if (noticePermission() !== 'granted' || (!document.hidden && document.hasFocus())) return;
      const { remind } = await import('./remind.ts');
      await remind({ client, userId, now: new Date() });
    };
    // Offline or signed out: at the next look.
    const timer = setInterval(() => look().catch(() => {}), everyMs);
    return () => clearInterval(timer);
  }, [client, userId, isWanted]);
  return null;
}

/** What a profile changes around the page: theme and animations, before anything is painted with others. */
function useAccountEffects(user: User | undefined): void {
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

const suffix = ' · Órbita';

/** Remembers each screen by what it names the tab, which some know only once they have loaded. */
function useRecentPages(): void {
  useEffect(() => {
    const remember = () => {
      // On the way out the layout still stands here.
      if (!isSignedIn()) return;
      const title = bareTitle();
      const { pathname: path } = window.location;
      // Where a payment is on its way is no place to come back to.
      if (title.endsWith(suffix) && !/^\/(?:payments\/return|sandbox)/.test(path))
        rememberPage({ path, title: title.slice(0, -suffix.length) });
    };
    remember();
    const observer = new MutationObserver(remember);
    observer.observe(document.head, { childList: true, subtree: true, characterData: true });
    return () => observer.disconnect();
  }, []);
}
