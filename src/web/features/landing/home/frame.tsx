import { Menu } from 'lucide-react';
import { OrbitLogo } from '#web/ui/brand/orbit-logo.tsx';
import { Button } from '#web/ui/button.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';

const anchor =
  'flex min-h-11 items-center rounded-md px-3 font-medium text-ink-muted hover:bg-well hover:text-ink md:text-sm';

/** The menu is a popover of the browser's on narrow screens, so it needs no script; from 768 px on it lies open. */
export function LandingHeader() {
  return (
    <header className="fixed inset-x-0 top-0 z-10 border-transparent border-b pt-(--safe-top) transition-colors noscript:border-line noscript:bg-ground data-scrolled:border-line data-scrolled:bg-ground">
      <div className="mx-auto flex h-14 max-w-6xl items-center justify-between gap-4 px-safe md:h-16">
        <a href="/" className="flex min-h-11 items-center rounded-md">
          <OrbitLogo className="text-xl" />
        </a>
        <IconButton label="Menu" popoverTarget="menu" className="md:hidden">
          <Menu aria-hidden="true" />
        </IconButton>
        <nav
          id="menu"
          popover="auto"
          aria-label="Principal"
          className="max-md:fixed max-md:not-open:hidden inset-x-0 top-[calc(3.5rem+var(--safe-top))] m-0 w-full max-w-none gap-1 border-line border-y bg-surface px-safe py-3 text-ink open:grid md:static md:flex md:w-auto md:items-center md:overflow-visible md:border-0 md:bg-transparent md:p-0 md:open:flex"
        >
          <a href="#features" className={anchor}>
            Recursos
          </a>
          <a href="#testimonials" className={anchor}>
            Depoimentos
          </a>
          <a href="/biblioteca" className={anchor}>
            Biblioteca
          </a>
          <Button
            variant="quiet"
            className="max-md:justify-start max-md:px-3 max-md:text-base"
            render={<a href="/login" />}
          >
            Entrar
          </Button>
          <Button className="max-md:mt-2 in-data-registration:hidden" render={<a href="/register" />}>
            Cadastrar
          </Button>
        </nav>
      </div>
    </header>
  );
}

const footerLink = 'inline-flex min-h-6 items-center hover:text-ink hover:underline pointer-coarse:min-h-11';

export function LandingFooter() {
  return (
    <footer>
      <div className="mx-auto flex max-w-6xl flex-wrap items-end justify-between gap-x-6 gap-y-4 px-safe pt-8 pb-safe text-ink-muted text-sm">
        <div className="grid gap-2">
          <OrbitLogo className="text-lg" />
          <p>Sua plataforma completa para organizar seus estudos</p>
          <p>© {new Date().getFullYear()} Órbita</p>
        </div>
        <nav aria-label="Rodapé" className="flex flex-wrap gap-x-5">
          <a href="/biblioteca" className={footerLink}>
            Biblioteca
          </a>
          <a href="/terms-of-service" className={footerLink}>
            Termos
          </a>
          <a href="/privacy-policy" className={footerLink}>
            Privacidade
          </a>
          <a href="/contact" className={footerLink}>
            Contato
          </a>
        </nav>
      </div>
    </footer>
  );
}
