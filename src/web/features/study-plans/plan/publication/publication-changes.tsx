import { sentenceOf } from '#web/lib/api-error.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { useToast } from '#web/ui/use-toast.ts';
import { useUpdatePublication } from './api.ts';

type PublicationChangesProps = { planId: string };

/** The plan says something else than what others read of it. */
export function PublicationChanges({ planId }: PublicationChangesProps) {
  const { mutateAsync, isPending } = useUpdatePublication(planId);
  const toast = useToast();
  const update = async () => {
    try {
      toast.success(await mutateAsync());
    } catch (error) {
      toast.error(sentenceOf(error, 'Não foi possível atualizar a publicação. Tente novamente.'));
    }
  };
  return (
    <Alert
      action={
        <Button size="sm" busy={isPending} busyLabel="Atualizando..." onClick={update}>
          Atualizar publicação
        </Button>
      }
    >
      Você mudou o plano depois de publicar.
    </Alert>
  );
}
