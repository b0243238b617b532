import { useQuery } from '@tanstack/react-query';
import { Outlet } from '@tanstack/react-router';
import { profileQuery } from '#web/features/accounts/api.ts';
import { LeftAnswers } from '#web/features/flashcards/components/left-answers.tsx';
import { TimerSlot } from '#web/features/focus/components/timer-slot.tsx';
import { useKeepStreak } from '#web/features/streak/use-keep-streak.ts';
import { WatchSummary } from '#web/features/summaries/components/watch-summary.tsx';
import { rememberedEnd } from '#web/lib/session.ts';
import { ToastProvider } from '#web/ui/toast-provider.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { TestAccountBanner } from './test-account-banner.tsx';
import { useAccountEffects } from './use-account-effects.ts';

/** The frame of every screen behind the sign-in. */
export function Layout() {
  const { data: user } = useQuery(profileQuery);
  useAccountEffects(user);
  useKeepStreak();
  // Remembered on this device, so that the banner does not push the page down when the profile comes.
  const testAccountEnd = user ? user.expiresAt : rememberedEnd();
  return (
    <ToastProvider>
      {user && <LeftAnswers userId={user.id} />}
      {user && <WatchSummary userId={user.id} />}
      <Header user={user} />
      {testAccountEnd !== null && <TestAccountBanner expiresAt={testAccountEnd} />}
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
          <Outlet />
        </main>
        <Footer />
      </div>
      <TimerSlot userId={user?.id} />
    </ToastProvider>
  );
}
