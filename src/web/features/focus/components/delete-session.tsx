import type { FocusSession } from '#shared/contracts/focus.ts';
import { reasonOf } from '#web/lib/api-error.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { useToast } from '#web/ui/use-toast.ts';
import { useDeleteSession } from '../api.ts';
import { minutesText, sessionName } from '../history/labels.ts';

type DeleteSessionProps = {
  session: FocusSession;
  open: boolean;
  onClose: () => void;
  onDeleted: () => void;
};

const failed = 'Erro ao excluir sessão.';

/** Asks before a session is deleted. */
export function DeleteSession({ session, open, onClose, onDeleted }: DeleteSessionProps) {
  const { mutate, isPending, error, reset } = useDeleteSession();
  const toast = useToast();
  const { subject, durationMinutes } = session;
  const confirm = () =>
    mutate(session.id, {
      onSuccess: () => {
        onClose();
        onDeleted();
        toast.success('Sessão excluída.');
      },
    });
  const close = (next: boolean) => {
    if (next) return;
    reset();
    onClose();
  };
  const what = [minutesText(durationMinutes), subject && `de ${subject}`].filter(Boolean).join(' ');
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={close}
      title={`Excluir ${sessionName(session)}?`}
      description={`O tempo dela (${what}) deixa de contar. O que ela concluiu continua concluído. Isso não pode ser desfeito.`}
      confirmLabel="Excluir sessão"
      busyLabel="Excluindo..."
      busy={isPending}
      onConfirm={confirm}
      error={error ? [failed, reasonOf(error, failed)].filter(Boolean).join(' ') : undefined}
    />
  );
}
