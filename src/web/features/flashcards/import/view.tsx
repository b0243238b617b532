import { Link } from '@tanstack/react-router';
import { useTitle } from '#web/lib/use-title.ts';
import { BackLink } from '#web/ui/back-link.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { ImportFlashcards } from './import-flashcards.tsx';

const title = 'Importar flashcards';

export function ImportPage() {
  useTitle(title);
  return (
    <>
      <PageHeader
        title={title}
        subtitle="Traga seus cartões de uma planilha, de um texto ou do Anki."
        back={<BackLink render={<Link to="/flashcards" />}>Flashcards</BackLink>}
      />
      <ImportFlashcards />
    </>
  );
}
