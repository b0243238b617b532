import { Link } from '@tanstack/react-router';
import { messageOf } from '#shared/messages.ts';
import { isMissing, sentenceOf } from '#web/lib/api-error.ts';
import { BackLink } from '#web/ui/back-link.tsx';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';

type CardFailureProps = { error: Error; onRetry: () => void; retrying: boolean };

/** A card that is not there, or that could not be loaded and why. */
export function CardFailure({ error, onRetry, retrying }: CardFailureProps) {
  return (
    <>
      <PageHeader
        title="Flashcard"
        back={
          <BackLink render={<Link to="/flashcards" activeOptions={{ exact: true }} />}>Flashcards</BackLink>
        }
      />
      {isMissing(error) ? (
        <EmptyState
          title={messageOf('flashcards.card_not_found')}
          hint="Ele pode ter sido excluído, ou o endereço está incompleto."
          action={<Button render={<Link to="/flashcards" />}>Voltar aos flashcards</Button>}
        />
      ) : (
        <ErrorState
          message={sentenceOf(error, 'Não foi possível carregar o flashcard. Tente novamente mais tarde.')}
          onRetry={onRetry}
          retrying={retrying}
        />
      )}
    </>
  );
}
