import { useNavigate } from '@tanstack/react-router';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { sentenceOf } from '#web/lib/api-error.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { useToast } from '#web/ui/use-toast.ts';
import { useDeleteStudyPlan } from '../api.ts';

type DeletePlanProps = { planId: string; title: string };

export function DeletePlan({ planId, title }: DeletePlanProps) {
  const [asking, setAsking] = useState(false);
  const { mutate, isPending, error, reset } = useDeleteStudyPlan(planId);
  const navigate = useNavigate();
  const toast = useToast();
  const confirm = () =>
    mutate(undefined, {
      onSuccess: () => {
        void navigate({ to: '/study-plans' });
        toast.success('Plano excluído.');
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
        title={`Excluir o plano "${title}"?`}
        description="O cronograma, os tópicos e o progresso serão apagados. Isso não pode ser desfeito."
        confirmLabel="Excluir plano"
        busyLabel="Excluindo..."
        busy={isPending}
        onConfirm={confirm}
        error={error ? sentenceOf(error, 'Não foi possível excluir o plano. Tente novamente.') : undefined}
      />
    </>
  );
}
