import { useNavigate } from '@tanstack/react-router';
import { reasonOf } from '#web/lib/api-error.ts';
import { DeleteButton } from '#web/ui/delete-button.tsx';
import { useToast } from '#web/ui/use-toast.ts';
import { useDeleteCycle } from '../api.ts';

type DeleteCycleProps = { cycleId: string; name: string };

export function DeleteCycle({ cycleId, name }: DeleteCycleProps) {
  const deletion = useDeleteCycle(cycleId);
  const navigate = useNavigate();
  const toast = useToast();
  const failed = `Falha ao deletar o ciclo “${name}”.`;
  const confirm = () =>
    deletion.mutate(undefined, {
      onSuccess: () => {
        void navigate({ to: '/study-cycles' });
        toast.success('Ciclo excluído.');
      },
    });
  return (
    <DeleteButton
      what={`o ciclo “${name}”`}
      description="Os blocos e o que você já concluiu serão apagados. Isso não pode ser desfeito."
      confirmLabel="Excluir ciclo"
      {...(deletion.error && {
        failure: [failed, reasonOf(deletion.error, failed)].filter(Boolean).join(' '),
      })}
      deletion={deletion}
      onConfirm={confirm}
    />
  );
}
