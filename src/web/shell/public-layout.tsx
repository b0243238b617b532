import { Link, Outlet, useHydrated } from '@tanstack/react-router';
import { isSignedIn } from '#web/session/session.ts';
import { OrbitLogo } from '#web/ui/brand/orbit-logo.tsx';
import { Button } from '#web/ui/button.tsx';
import { Footer } from './footer.tsx';

/** The frame of the texts anyone may read: terms, privacy, contact. */
export function PublicLayout() {
  // The prerendered page is that of any visitor.
  const isStudent = useHydrated() && isSignedIn();
  return (
    <>
      <header data-print="hide" className="border-line border-b bg-surface pt-(--safe-top)">
        <div className="mx-auto flex h-14 max-w-4xl items-center justify-between gap-4 px-safe md:h-16">
          <Link to="/" className="flex min-h-11 items-center rounded-md">
            <OrbitLogo className="text-lg" />
          </Link>
          {isStudent ? (
            <Button render={<Link to="/dashboard" />}>Voltar ao painel</Button>
          ) : (
            <Button render={<Link to="/login" />}>Entrar</Button>
          )}
        </div>
      </header>
      <main
        id="conteudo"
        tabIndex={-1}
        className="mx-auto min-h-[calc(100dvh-3.5rem)] md:min-h-[calc(100dvh-4rem)] w-full max-w-4xl px-safe py-8 outline-none md:py-12"
      >
        <Outlet />
      </main>
      <Footer isNarrow />
    </>
  );
}
