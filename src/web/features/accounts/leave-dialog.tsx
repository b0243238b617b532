import { useSyncExternalStore } from 'react';
import { countOf } from '#web/lib/format.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { leaveQuestion, onLeaveQuestion } from './leave-question.ts';

/** Asked at sign-out when this browser has something that the server was not told. */
export function LeaveDialog() {
  const question = useSyncExternalStore(onLeaveQuestion, leaveQuestion);
  const count = question?.waiting ?? 0;
  return (
    <ConfirmDialog
      open={question?.isOpen ?? false}
      onOpenChange={() => question?.answer(false)}
      title={`Há ${countOf(count, 'registro esperando', 'registros esperando')} envio. Sair mesmo assim?`}
      description="São respostas, marcações ou sessões que ainda não chegaram ao servidor. Se você sair agora, elas se perdem."
      confirmLabel="Sair e descartar"
      cancelLabel="Continuar aqui"
      onConfirm={() => question?.answer(true)}
    />
  );
}
