import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useSyncExternalStore } from 'react';
import { countOf } from '#shared/rules/text/format.ts';
import { accessToken, clearTokens, tokenOwner } from '#web/session/session.ts';
import { ConfirmDialog } from '#web/ui/overlay/lazy-dialog.tsx';
import { logout } from './api.ts';

/** Ends the session and leaves nothing of it here, whether or not the server could be told; asks first when something waits. */
export function useLogout(to: '/login' | '/register' = '/login') {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: async () => {
      const { countWaiting } = await import('#web/sync/clear-student-data.ts');
      const waiting = await countWaiting(tokenOwner(accessToken()));
      if (waiting > 0 && !(await askToLeave(waiting))) return;
      await logout().catch(() => {});
      await endHere();
      // The screens of the session leave first, or they would ask again for what is taken from them.
      await navigate({ to });
      queryClient.clear();
    },
  });
}

/** Ends the session of this browser, whatever happens, and leaves nothing of its student here. */
export async function endHere(): Promise<void> {
  const userId = tokenOwner(accessToken());
  clearTokens();
  await import('#web/sync/clear-student-data.ts')
    .then(({ forgetStudent }) => forgetStudent(userId))
    .catch(() => {});
}

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

interface LeaveQuestion {
  /** What the server has not been told yet, and never will be. */
  waiting: number;
  isOpen: boolean;
  answer: (leaves: boolean) => void;
}

/** The last one, answered or not. */
let question: LeaveQuestion | null = null;
const listeners = new Set<() => void>();

function show(next: LeaveQuestion): void {
  question = next;
  for (const listener of listeners) listener();
}

/** Asks whether to sign out although something waits; the layout shows the question. */
const askToLeave = (waiting: number): Promise<boolean> =>
  new Promise((resolve) => {
    const answer = (leaves: boolean) => {
      show({ waiting, answer, isOpen: false });
      resolve(leaves);
    };
    show({ waiting, answer, isOpen: true });
  });

const leaveQuestion = (): LeaveQuestion | null => question;

/** Runs `listener` when something is asked or answered; returns the way to stop. */
function onLeaveQuestion(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
