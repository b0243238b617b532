import { Link } from '@tanstack/react-router';
import { FlaskConical } from 'lucide-react';
import { useState } from 'react';
import { useLogout } from '#web/features/accounts/use-logout.ts';
import { formatMinutes } from '#web/lib/format.ts';
import { useMinutesLeft } from '#web/lib/use-minutes-left.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';

/** Says on every screen that nothing here stays, until `expiresAt` (ISO). */
export function TestAccountBanner({ expiresAt }: { expiresAt: string }) {
  const minutes = useMinutesLeft(expiresAt);
  const [asking, setAsking] = useState(false);
  const leave = useLogout('/register');
  return (
    <aside
      aria-label="Conta de teste"
      data-print="hide"
      className="border-warn/30 border-b bg-warn-soft text-sm"
    >
      <div className="mx-auto flex max-w-6xl items-center gap-x-3 px-safe py-2">
        <FlaskConical aria-hidden="true" className="size-5 shrink-0 text-warn max-sm:hidden" />
        <p className="min-w-0 flex-1">
          Conta de teste: seus planos são apagados após 1 hora.{' '}
          <span className="text-ink-muted tabular-nums">A conta termina em {formatMinutes(minutes)}.</span>
        </p>
        <Link
          to="/register"
          preload={false}
          onClick={(event) => {
            event.preventDefault();
            setAsking(true);
          }}
          className="link inline-flex min-h-6 shrink-0 items-center font-semibold pointer-coarse:min-h-11"
        >
          Criar Conta
        </Link>
      </div>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title="Sair da conta de teste para criar uma conta?"
        description="O que você fez na conta de teste não passa para a conta nova, e não é possível voltar a ela."
        confirmLabel="Sair e criar conta"
        busyLabel="Saindo..."
        tone="main"
        busy={leave.isPending}
        onConfirm={() => leave.mutate()}
      />
    </aside>
  );
}
