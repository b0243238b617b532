import { useQuery } from '@tanstack/react-query';
import { Outlet } from '@tanstack/react-router';
import { lazy, Suspense, useEffect } from 'react';
import { accountNotice } from '#web/features/accounts/account-notice.ts';
import { profileQuery } from '#web/features/accounts/api.ts';
import { LeaveDialog } from '#web/features/accounts/components/leave-dialog.tsx';
import { LeftAnswers } from '#web/features/flashcards/components/left-answers.tsx';
import { TimerSlot } from '#web/features/focus/components/timer-slot.tsx';
import { useKeepStreak } from '#web/features/streak/use-keep-streak.ts';
import { WatchSummary } from '#web/features/summaries/components/watch-summary.tsx';
import { rememberedEnd, rememberedNotice } from '#web/lib/session.ts';
import { whenIdle } from '#web/lib/when-idle.ts';
import { ToastProvider } from '#web/ui/toast-provider.tsx';
import { loadWindows } from '#web/ui/when-opened.tsx';
import { ConsentNotice } from './consent-notice.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { useKeptQueries } from './kept-queries.ts';
import { OverlaySlot } from './overlay-slot.tsx';
import { ReminderSlot } from './reminder-slot.tsx';
import { TestAccountBanner } from './test-account-banner.tsx';
import { TourSlot } from './tour/tour-slot.tsx';
import { useAccountEffects } from './use-account-effects.ts';
import { useRecentPages } from './use-recent-pages.ts';
import { VerifyNotice } from './verify-notice.tsx';

const Leaving = lazy(async () => ({
  default: (await import('#web/features/accounts/components/leaving.tsx')).Leaving,
}));

/** The frame of every screen behind the sign-in. */
export function Layout() {
  useKeptQueries();
  const { data: user } = useQuery(profileQuery);
  useAccountEffects(user);
  useKeepStreak();
  useRecentPages();
  useEffect(() => whenIdle(() => void loadWindows()), []);
  // Remembered on this device, so that no banner pushes the page down when the profile comes.
  const testAccountEnd = user ? user.expiresAt : rememberedEnd();
  const notice = user ? accountNotice(user) : rememberedNotice();
  return (
    <ToastProvider>
      {user && <LeftAnswers userId={user.id} />}
      {user && <WatchSummary userId={user.id} />}
      <Header user={user} />
      {testAccountEnd !== null && <TestAccountBanner expiresAt={testAccountEnd} />}
      {notice === 'consent' && <ConsentNotice />}
      {notice === 'verify' && <VerifyNotice />}
      {/*
       * The folded timer covers nothing that stays at the bottom of a narrow screen. What fills the screen scrolls by
       * itself, and has nothing below it.
       */}
      <div className="contents max-lg:[--dock-start:calc(max(--spacing(3),var(--safe-left))+3.5rem)] has-data-fills-screen:[&>footer]:hidden has-data-fills-screen:[&>main]:min-h-0">
        {/* As tall as the screen from the start: the footer stays out of sight while a page grows. */}
        <main
          id="conteudo"
          tabIndex={-1}
          className="mx-auto min-h-[calc(100dvh-4rem)] w-full max-w-6xl px-safe py-6 outline-none md:py-8"
        >
          {notice === 'leaving' ? (
            <Suspense>{user?.deletionAt && <Leaving deletionAt={user.deletionAt} />}</Suspense>
          ) : (
            <Outlet />
          )}
        </main>
        <Footer />
      </div>
      {notice !== 'leaving' && <TimerSlot userId={user?.id} />}
      <OverlaySlot />
      <LeaveDialog />
      {user && notice !== 'leaving' && <TourSlot user={user} />}
      {user && <ReminderSlot userId={user.id} isWanted={user.preferences.notifications.push} />}
    </ToastProvider>
  );
}
