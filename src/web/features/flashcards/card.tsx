import { Link } from '@tanstack/react-router';
import { messageOf } from '#shared/messages.ts';
import { isMissing, sentenceOf } from '#web/lib/api-error.ts';
import { ItemFailure } from '#web/ui/item-failure.tsx';

type CardFailureProps = { error: Error; onRetry: () => void; retrying: boolean };

/** A card that is not there, or that could not be loaded and why. */
export function CardFailure({ error, ...retry }: CardFailureProps) {
  return (
    <ItemFailure
      {...retry}
      title="Flashcard"
      list={<Link to="/flashcards" />}
      listName="Flashcards"
      missing={
        isMissing(error)
          ? { title: messageOf('flashcards.card_not_found'), back: 'Voltar aos flashcards' }
          : undefined
      }
      failure={sentenceOf(error, 'Não foi possível carregar o flashcard. Tente novamente mais tarde.')}
    />
  );
}
