import { useNavigate } from '@tanstack/react-router';
import { sentenceOf } from '#web/lib/api-error.ts';
import { DeleteButton } from '#web/ui/delete-button.tsx';
import { useToast } from '#web/ui/use-toast.ts';
import { useDeleteStudyPlan } from '../api.ts';

type DeletePlanProps = { planId: string; title: string };

export function DeletePlan({ planId, title }: DeletePlanProps) {
  const deletion = useDeleteStudyPlan(planId);
  const navigate = useNavigate();
  const toast = useToast();
  const confirm = () =>
    deletion.mutate(undefined, {
      onSuccess: () => {
        void navigate({ to: '/study-plans' });
        toast.success('Plano excluído.');
      },
    });
  return (
    <DeleteButton
      what={`o plano “${title}”`}
      description="O cronograma, os tópicos e o progresso serão apagados. Isso não pode ser desfeito."
      confirmLabel="Excluir plano"
      failure={
        deletion.error
          ? sentenceOf(deletion.error, 'Não foi possível excluir o plano. Tente novamente.')
          : undefined
      }
      deletion={deletion}
      onConfirm={confirm}
    />
  );
}
