import { useNavigate } from '@tanstack/react-router';
import type { Flashcard } from '#shared/contracts/flashcards.ts';
import { sentenceOf } from '#web/lib/api-error.ts';
import { DeleteButton } from '#web/ui/delete-button.tsx';
import { useToast } from '#web/ui/use-toast.ts';
import { useDeleteFlashcard } from './api.ts';
import { cardTitle } from './card-title.ts';

type DeleteCardProps = {
  card: Flashcard;
  /** Once it is gone: what was kept of it can go too. */
  onDeleted?: () => void;
};

const longestTitle = 80;

export function DeleteCard({ card, onDeleted }: DeleteCardProps) {
  const deletion = useDeleteFlashcard(card.id);
  const navigate = useNavigate();
  const toast = useToast();
  const title = cardTitle(card);
  const named = title.length > longestTitle ? `${title.slice(0, longestTitle).trimEnd()}…` : title;
  const confirm = () =>
    deletion.mutate(undefined, {
      onSuccess: () => {
        onDeleted?.();
        void navigate({ to: '/flashcards' });
        toast.success('Flashcard excluído.');
      },
    });
  return (
    <DeleteButton
      what={`o flashcard “${named}”`}
      description="O histórico de estudo também será apagado. Isso não pode ser desfeito."
      confirmLabel="Excluir flashcard"
      failure={
        deletion.error
          ? sentenceOf(deletion.error, 'Não foi possível excluir o flashcard. Tente novamente.')
          : undefined
      }
      deletion={deletion}
      onConfirm={confirm}
    />
  );
}
