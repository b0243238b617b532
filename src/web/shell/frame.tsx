import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { User } from '#shared/contracts/accounts.ts';
import { BottomBar } from './bottom-bar.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header/header.tsx';

interface FrameProps {
  user: User | undefined;
  /** What the account has to be told on every screen. */
  banners?: ReactNode;
  hasTimer?: boolean;
  isSession?: boolean;
  children: ReactNode;
}

/** Header, place of the screen, footer and bottom bar: what a student sees before any script has run, too. */
export function Frame({ user, banners, hasTimer = true, isSession = false, children }: FrameProps) {
  return (
    <>
      <Header user={user} hasTimer={hasTimer} isSession={isSession} />
      {banners}
      {/* What fills the screen scrolls by itself, and has nothing below it. */}
      <div className="contents has-data-fills-screen:[&>footer]:hidden max-sm:has-[.floats]:[&>footer]:pb-16 has-data-fills-screen:[&>main]:min-h-0">
        {/* As tall as the screen from the start: the footer stays out of sight while a page grows. */}
        <main
          id="conteudo"
          tabIndex={-1}
          className={clsx(
            'mx-auto w-full max-w-6xl px-safe py-6 outline-none md:py-8',
            isSession ? 'min-h-dvh' : 'min-h-[calc(100dvh-3.5rem)] md:min-h-[calc(100dvh-4rem)]',
          )}
        >
          {children}
        </main>
        {!isSession && <Footer />}
      </div>
      {!isSession && <BottomBar user={user} />}
    </>
  );
}
