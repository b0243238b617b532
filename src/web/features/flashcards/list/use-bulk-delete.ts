import { useState } from 'react';
import { reasonOf } from '#web/lib/api-error.ts';
import { useToast } from '#web/ui/use-toast.ts';
import { useDeleteFlashcards } from '../api.ts';
import type { Selection } from './use-selection.ts';

const failed = 'Erro ao excluir flashcards.';

/** Selecting what is seen and deleting what is selected, asked about first. */
export function useBulkDelete({ selected, mark, clear }: Selection, visible: readonly string[]) {
  const [asking, setAsking] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const { mutate, isPending, error, reset } = useDeleteFlashcards();
  const toast = useToast();

  const selectVisible = () => {
    setRefusal(visible.length === 0 ? 'Nenhum flashcard visível para excluir.' : null);
    mark(visible, true);
  };

  const ask = () => {
    reset();
    setRefusal(selected.size === 0 ? 'Nenhum flashcard selecionado.' : null);
    setAsking(selected.size > 0);
  };

  const confirm = () =>
    mutate([...selected], {
      onSuccess: ({ count, message }) => {
        setAsking(false);
        clear();
        if (count > 0) toast.success(message);
        else setRefusal('Nenhum flashcard disponível para exclusão.');
      },
    });

  return {
    asking,
    setAsking,
    selectVisible,
    ask,
    confirm,
    isPending,
    /** Why what was asked for can't be done; said once more only when it is asked for again. */
    refusal,
    forgive: () => setRefusal(null),
    error: error ? [failed, reasonOf(error, failed)].filter(Boolean).join(' ') : undefined,
  };
}
