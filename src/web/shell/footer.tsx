import { Link } from '@tanstack/react-router';

const link = 'inline-flex min-h-6 items-center hover:text-ink hover:underline pointer-coarse:min-h-11';

/** As wide as the page above it, which may set `--page-width`. */
export function Footer() {
  return (
    <footer data-print="hide" className="border-line border-t">
      <div className="mx-auto flex max-w-(--page-width,72rem) flex-wrap items-center justify-between gap-x-4 gap-y-2 px-safe pt-4 pb-safe text-ink-muted text-sm">
        <p>© {new Date().getFullYear()} Órbita</p>
        <nav aria-label="Rodapé" className="flex flex-wrap gap-x-4">
          <Link to="/terms-of-service" className={link}>
            Termos
          </Link>
          <Link to="/privacy-policy" className={link}>
            Privacidade
          </Link>
          <Link to="/contact" className={link}>
            Contato
          </Link>
        </nav>
      </div>
    </footer>
  );
}
