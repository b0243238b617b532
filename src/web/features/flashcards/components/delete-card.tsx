import { useNavigate } from '@tanstack/react-router';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { Flashcard } from '#shared/contracts/flashcards.ts';
import { sentenceOf } from '#web/lib/api-error.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { useToast } from '#web/ui/use-toast.ts';
import { useDeleteFlashcard } from '../api.ts';
import { cardTitle } from '../card-title.ts';

type DeleteCardProps = {
  card: Flashcard;
  /** Once it is gone: what was kept of it can go too. */
  onDeleted?: () => void;
};

const longestTitle = 80;

export function DeleteCard({ card, onDeleted }: DeleteCardProps) {
  const [asking, setAsking] = useState(false);
  const { mutate, isPending, error, reset } = useDeleteFlashcard(card.id);
  const navigate = useNavigate();
  const title = cardTitle(card);
  const named = title.length > longestTitle ? `${title.slice(0, longestTitle).trimEnd()}…` : title;
  const toast = useToast();
  const confirm = () =>
    mutate(undefined, {
      onSuccess: () => {
        onDeleted?.();
        void navigate({ to: '/flashcards' });
        toast.success('Flashcard excluído.');
      },
    });
  const change = (open: boolean) => {
    if (open) reset();
    setAsking(open);
  };
  return (
    <>
      <Button icon={<Trash2 aria-hidden="true" />} onClick={() => change(true)}>
        Excluir
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={change}
        title={`Excluir o flashcard "${named}"?`}
        description="O histórico de estudo também será apagado. Isso não pode ser desfeito."
        confirmLabel="Excluir flashcard"
        busyLabel="Excluindo..."
        busy={isPending}
        onConfirm={confirm}
        error={
          error ? sentenceOf(error, 'Não foi possível excluir o flashcard. Tente novamente.') : undefined
        }
      />
    </>
  );
}
