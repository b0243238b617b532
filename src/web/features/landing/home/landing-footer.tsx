import { OrbitLogo } from '#web/ui/orbit-logo.tsx';

const link = 'inline-flex min-h-6 items-center hover:text-ink hover:underline pointer-coarse:min-h-11';

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
          <a href="/terms-of-service" className={link}>
            Termos
          </a>
          <a href="/privacy-policy" className={link}>
            Privacidade
          </a>
          <a href="/contact" className={link}>
            Contato
          </a>
        </nav>
      </div>
    </footer>
  );
}
