import { Link, useNavigate } from '@tanstack/react-router';
import { CirclePause, CirclePlay } from 'lucide-react';
import type { Flashcard } from '#shared/contracts/flashcards.ts';
import { messageOf } from '#shared/messages.ts';
import { ItemFailure } from '#web/domain/item-failure.tsx';
import { sentenceOf } from '#web/lib/api/api-error.ts';
import { Button } from '#web/ui/button.tsx';
import { DeleteButton } from '#web/ui/overlay/delete-button.tsx';
import { useToast } from '#web/ui/toast/use-toast.ts';
import { useDeleteFlashcard, useUpdateFlashcard } from './api.ts';
import { cardTitle } from './card-labels.ts';

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

type SuspendCardProps = { card: Pick<Flashcard, 'id' | 'suspended'> };

export function SuspendCard({ card: { id, suspended } }: SuspendCardProps) {
  const { suspend, isPending } = useSuspend(id);
  const Icon = suspended ? CirclePlay : CirclePause;
  return (
    <Button icon={<Icon aria-hidden="true" />} busy={isPending} onClick={() => suspend(!suspended)}>
      {suspended ? 'Reativar' : 'Suspender'}
    </Button>
  );
}

/** Takes one card out of the reviews (true) or back into them, and says how it went. */
export function useSuspend(cardId: string) {
  const { mutate, isPending } = useUpdateFlashcard(cardId);
  const toast = useToast();
  const suspend = (suspended: boolean) =>
    mutate(
      { suspended },
      {
        onSuccess: () => toast.success(suspended ? 'Flashcard suspenso.' : 'Flashcard reativado.'),
        onError: (error) =>
          toast.error(sentenceOf(error, 'Não foi possível mudar o flashcard. Tente novamente.')),
      },
    );
  return { suspend, isPending };
}

type CardFailureProps = { error: unknown };

/** A card that is not there, or that could not be loaded and why. */
export function CardFailure({ error }: CardFailureProps) {
  return (
    <ItemFailure
      title="Flashcard"
      list={<Link to="/flashcards" />}
      listName="Flashcards"
      error={error}
      missing={{ title: messageOf('flashcards.card_not_found'), back: 'Voltar aos flashcards' }}
      failure="Não foi possível carregar o flashcard. Tente novamente mais tarde."
    />
  );
}
