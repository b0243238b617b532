import { Link } from '@tanstack/react-router';
import { FlaskConical } from 'lucide-react';
import { type MouseEvent, type ReactNode, useState } from 'react';
import { formatMinutes } from '#shared/rules/text/format.ts';
import { useLogout } from '#web/features/accounts/use-logout.ts';
import { useMinutesLeft } from '#web/lib/hooks/use-time-left.ts';
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx';
import { endWords } from './banner-labels.ts';
import { NoticeBar } from './notice-bar.tsx';

type TestAccountNoticeProps = {
  /** How long the account still lasts, in words. */
  left: string;
  onLeave?: (event: MouseEvent) => void;
  children?: ReactNode;
};

function TestAccountNotice({ left, onLeave, children }: TestAccountNoticeProps) {
  return (
    <NoticeBar
      label="Conta de teste"
      tone="warn"
      icon={<FlaskConical aria-hidden="true" />}
      actions={
        <Link
          to="/register"
          preload={false}
          onClick={onLeave}
          className="link inline-flex min-h-6 shrink-0 items-center font-semibold pointer-coarse:min-h-11"
        >
          Criar Conta
        </Link>
      }
    >
      Conta de teste: seus planos são apagados após 1 hora.{' '}
      <span className="text-ink-muted tabular-nums">{endWords(left)}</span>
      {children}
    </NoticeBar>
  );
}

/** Says on every screen that nothing here stays, until `expiresAt` (ISO). */
export function TestAccountBanner({ expiresAt }: { expiresAt: string }) {
  const minutes = useMinutesLeft(expiresAt);
  const [asking, setAsking] = useState(false);
  const leave = useLogout('/register');
  return (
    <TestAccountNotice
      left={formatMinutes(minutes)}
      onLeave={(event) => {
        event.preventDefault();
        setAsking(true);
      }}
    >
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
    </TestAccountNotice>
  );
}
