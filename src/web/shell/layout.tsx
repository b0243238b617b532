import { useQuery } from '@tanstack/react-query';
import { CatchBoundary, Outlet, useChildMatches } from '@tanstack/react-router';
import { lazy, Suspense, useEffect } from 'react';
import { accountNotice } from '#web/features/accounts/account-notice.ts';
import { LeaveDialog } from '#web/features/accounts/leave-dialog.tsx';
import { useKeepStreak } from '#web/features/streak/use-keep-streak.ts';
import { WatchSummary } from '#web/features/summaries/watch-summary.tsx';
import { profileQuery } from '#web/session/current-user.ts';
import { rememberedEnd, rememberedNotice } from '#web/session/session.ts';
import { preloadLazy } from '#web/ui/overlay/preload-lazy.ts';
import { ToastProvider } from '#web/ui/toast/toast-provider.tsx';
import { ConsentNotice } from './banners/consent-notice.tsx';
import { TestAccountBanner } from './banners/test-account-banner.tsx';
import { VerifyNotice } from './banners/verify-notice.tsx';
import { Frame } from './frame.tsx';
import { OverlaySlot } from './overlay-slot.tsx';
import { ReminderSlot } from './reminder-slot.tsx';
import { RouteError } from './route-error.tsx';
import { useShellKeys } from './shortcuts/use-shell-keys.ts';
import { useAccountEffects } from './use-account-effects.ts';
import { useRecentPages } from './use-recent-pages.ts';

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
