import type { Summary } from '#shared/contracts/summaries.ts';
import { sentenceOf } from '#web/lib/api/api-error.ts';
import { DeleteButton } from '#web/ui/overlay/delete-button.tsx';
import { useToast } from '#web/ui/toast/use-toast.ts';
import { useDeleteSummary } from './api.ts';

type DeleteSummaryProps = {
  summary: Pick<Summary, 'id' | 'title'>;
  /** An icon, on a card. */
  compact?: boolean;
  onDeleted: () => void;
};

export function DeleteSummary({ summary: { id, title }, compact = false, onDeleted }: DeleteSummaryProps) {
  const deletion = useDeleteSummary(id);
  const toast = useToast();
  const confirm = () =>
    deletion.mutate(undefined, {
      onSuccess: () => {
        toast.success('Resumo excluído.');
        onDeleted();
      },
    });
  return (
    <DeleteButton
      compact={compact}
      what={`o resumo “${title}”`}
      description="O resumo, os pontos-chave e o texto original serão apagados. Isso não pode ser desfeito."
      confirmLabel="Excluir resumo"
      failure={
        deletion.error
          ? sentenceOf(deletion.error, 'Não foi possível excluir o resumo. Tente novamente.')
          : undefined
      }
      deletion={deletion}
      onConfirm={confirm}
    />
  );
}
