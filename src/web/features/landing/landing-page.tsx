import { Link } from '@tanstack/react-router';
import { useTitle } from '#web/lib/use-title.ts';
import { Button } from '#web/ui/button.tsx';
import { OrbitLogo } from '#web/ui/orbit-logo.tsx';
import { Stars } from '#web/ui/stars.tsx';
import { Horizon } from './components/horizon.tsx';

const footerLink = 'inline-flex min-h-6 items-center hover:text-ink hover:underline pointer-coarse:min-h-11';

/** Always at night, whatever the theme. */
export function LandingPage() {
  useTitle('Transforme Seus Estudos');
  return (
    <div
      data-theme="dark"
      className="relative isolate grid min-h-dvh grid-rows-[auto_1fr_auto] overflow-hidden bg-ground text-ink"
    >
      <Stars className="-z-10" />
      <Horizon />
      <header className="mx-auto flex w-full max-w-6xl items-center justify-between px-safe pt-[calc(1.25rem+var(--safe-top))]">
        <OrbitLogo className="text-xl" />
        <Button variant="quiet" render={<Link to="/login" />}>
          Entrar
        </Button>
      </header>
      <main
        id="conteudo"
        tabIndex={-1}
        className="grid content-center justify-items-center gap-6 px-safe pt-8 pb-[34dvh] text-center outline-none"
      >
        <h1 className="max-w-xl text-2xl">Transforme Seus Estudos</h1>
        <p className="max-w-md text-balance text-ink-muted text-lg">
          A plataforma completa para organizar, otimizar e potencializar seu aprendizado.
        </p>
        <Button variant="main" size="lg" render={<Link to="/register" />}>
          Comece Agora Gratuitamente
        </Button>
      </main>
      <footer className="mx-auto flex w-full max-w-6xl flex-wrap items-center justify-between gap-x-6 gap-y-2 px-safe pt-4 pb-safe text-ink-muted text-sm">
        <p>© {new Date().getFullYear()} Órbita</p>
        <nav aria-label="Rodapé" className="flex flex-wrap gap-x-5">
          <Link to="/terms-of-service" className={footerLink}>
            Termos
          </Link>
          <Link to="/privacy-policy" className={footerLink}>
            Privacidade
          </Link>
          <Link to="/contact" className={footerLink}>
            Contato
          </Link>
        </nav>
      </footer>
    </div>
  );
}
