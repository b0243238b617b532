import { Link } from '@tanstack/react-router';
import { clsx } from 'clsx';

const link = 'inline-flex min-h-6 items-center hover:text-ink hover:underline pointer-coarse:min-h-11';

type FooterProps = {
  /** As narrow as the texts that anyone may read. */
  isNarrow?: boolean;
};

export function Footer({ isNarrow = false }: FooterProps) {
  return (
    <footer data-print="hide" className="border-line border-t">
      <div
        className={clsx(
          'mx-auto flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-safe pt-4 pb-safe text-ink-muted text-sm',
          isNarrow ? 'max-w-4xl' : 'max-w-6xl',
        )}
      >
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
