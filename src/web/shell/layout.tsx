import { useQuery } from '@tanstack/react-query';
import { Outlet } from '@tanstack/react-router';
import { profileQuery } from '#web/features/accounts/api.ts';
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
  // Remembered on this device, so that the banner does not push the page down when the profile comes.
  const testAccountEnd = user ? user.expiresAt : rememberedEnd();
  return (
    <ToastProvider>
      <Header user={user} />
      {testAccountEnd !== null && <TestAccountBanner expiresAt={testAccountEnd} />}
      {/* As tall as the screen from the start: the footer stays out of sight while a page grows. */}
      <main
        id="conteudo"
        tabIndex={-1}
        className="mx-auto min-h-[calc(100dvh-4rem)] w-full max-w-6xl px-safe py-6 outline-none md:py-8"
      >
        <Outlet />
      </main>
      <Footer />
    </ToastProvider>
  );
}
