import { Link } from '@tanstack/react-router';
import { FlaskConical } from 'lucide-react';
import { useState } from 'react';
import { useLogout } from '#web/features/accounts/use-logout.ts';
import { formatMinutes } from '#web/lib/format.ts';
import { useMinutesLeft } from '#web/lib/use-time-left.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { NoticeBar } from './notice-bar.tsx';

/** Says on every screen that nothing here stays, until `expiresAt` (ISO). */
export function TestAccountBanner({ expiresAt }: { expiresAt: string }) {
  const minutes = useMinutesLeft(expiresAt);
  const [asking, setAsking] = useState(false);
  const leave = useLogout('/register');
  return (
    <NoticeBar
      label="Conta de teste"
      tone="warn"
      icon={<FlaskConical aria-hidden="true" />}
      actions={
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
      }
    >
      Conta de teste: seus planos são apagados após 1 hora.{' '}
      <span className="text-ink-muted tabular-nums">A conta termina em {formatMinutes(minutes)}.</span>
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
    </NoticeBar>
  );
}
