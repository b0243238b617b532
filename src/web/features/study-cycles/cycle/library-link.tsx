import { Link } from '@tanstack/react-router';
import { Library } from 'lucide-react';
import type { StudyCycle } from '#shared/contracts/study-cycles.ts';
import { buttonClass } from '#web/ui/button.tsx';

type LibraryLinkProps = { taught: StudyCycle['taught']; subject: string };

/** The way from a subject to its lessons; nothing where the library has none. */
export function LibraryLink({ taught, subject }: LibraryLinkProps) {
  const found = taught.find(({ name }) => name === subject);
  return (
    found && (
      <Link
        to="/library/$subject"
        params={{ subject: found.librarySubject }}
        aria-label={`Lições de ${subject}`}
        className={buttonClass({ variant: 'quiet', size: 'sm' })}
      >
        <Library aria-hidden="true" />
        Lições
      </Link>
    )
  );
}
