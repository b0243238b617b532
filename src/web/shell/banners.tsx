import { useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { FlaskConical, MailCheck, ScrollText, X } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { formatMinutes } from '#shared/rules/text/format.ts';
import { useLogout } from '#web/features/accounts/logout.tsx';
import { resendVerification, useGiveConsent } from '#web/features/accounts/rights-api.ts';
import { sentenceOf } from '#web/lib/api/api-error.ts';
import { useMinutesLeft } from '#web/lib/hooks/use-time-left.ts';
import { storage } from '#web/lib/storage.ts';
import { useToday } from '#web/lib/today.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { ConfirmDialog } from '#web/ui/overlay/lazy-dialog.tsx';
import { useToast } from '#web/ui/toast/use-toast.ts';

/** Asks to agree to texts that are newer than what the student agreed to; nothing waits for it. */
export function ConsentNotice() {
  const toast = useToast();
  const give = useGiveConsent();
  const accept = () =>
    give.mutate(undefined, {
      onSuccess: () => toast.success('Aceite registrado. Obrigado.'),
      onError: (error) =>
        toast.error(sentenceOf(error, 'Não foi possível registrar o aceite. Tente novamente.')),
    });
  return (
    <NoticeBar
      label="Textos da Órbita"
      tone="cometa"
      icon={<ScrollText aria-hidden="true" />}
      actions={
        <button
          type="button"
          disabled={give.isPending}
          onClick={accept}
          className="link min-h-6 shrink-0 font-semibold disabled:opacity-60 pointer-coarse:min-h-11"
        >
          Aceitar
        </button>
      }
    >
      Leia e aceite os{' '}
      <Link to="/terms-of-service" className="link">
        Termos de Serviço
      </Link>{' '}
      e a{' '}
      <Link to="/privacy-policy" className="link">
        Política de Privacidade
      </Link>{' '}
      em vigor.
    </NoticeBar>
  );
}

/** The day for which the reminder below was closed. */
const closedKey = 'verifyNoticeClosedOn';

/** Reminds of the link that confirms the address; closed, it is silent for the day. */
export function VerifyNotice() {
  const today = useToday();
  const [closedOn, setClosedOn] = useState(() => storage.get(closedKey));
  const toast = useToast();
  const resend = useMutation({
    mutationFn: resendVerification,
    onSuccess: ({ message }) => toast.success(message, { duration: 5000 }),
    onError: (error) => toast.error(sentenceOf(error, 'Não foi possível enviar o link. Tente novamente.')),
  });
  const close = () => {
    storage.set(closedKey, today);
    setClosedOn(today);
  };
  if (closedOn === today) return null;
  return (
    <NoticeBar
      label="Confirmação do email"
      tone="cometa"
      icon={<MailCheck aria-hidden="true" />}
      actions={
        <>
          <button
            type="button"
            disabled={resend.isPending}
            onClick={() => resend.mutate()}
            className="link min-h-6 shrink-0 font-semibold disabled:opacity-60 pointer-coarse:min-h-11"
          >
            Reenviar
          </button>
          <IconButton label="Fechar o lembrete por hoje" size="sm" onClick={close}>
            <X aria-hidden="true" />
          </IconButton>
        </>
      }
    >
      Confirme seu email pelo link que enviamos.
    </NoticeBar>
  );
}

/** Says on every screen that nothing here stays, until `expiresAt` (ISO). */
export function TestAccountBanner({ expiresAt }: { expiresAt: string }) {
  const left = formatMinutes(useMinutesLeft(expiresAt));
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
      <span className="text-ink-muted tabular-nums">{`A conta termina em ${left}.`}</span>
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

interface NoticeBarProps {
  label: string;
  tone: 'warn' | 'cometa';
  /** Decorative. */
  icon: ReactNode;
  children: ReactNode;
  /** What can be done about it. */
  actions: ReactNode;
}

const tones = {
  warn: 'border-warn/30 bg-warn-soft [&>div>svg]:text-warn',
  cometa: 'border-cometa/30 bg-cometa-soft [&>div>svg]:text-cometa',
};

/** One sentence about the account, below the header of every screen. */
function NoticeBar({ label, tone, icon, children, actions }: NoticeBarProps) {
  return (
    <aside aria-label={label} data-print="hide" className={clsx('border-b text-sm', tones[tone])}>
      <div className="mx-auto flex max-w-6xl items-center gap-x-3 px-safe py-2 [&>svg]:size-5 [&>svg]:shrink-0 max-sm:[&>svg]:hidden">
        {icon}
        <p className="min-w-0 flex-1">{children}</p>
        {actions}
      </div>
    </aside>
  );
}
