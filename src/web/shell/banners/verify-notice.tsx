import { useMutation } from '@tanstack/react-query';
import { MailCheck, X } from 'lucide-react';
import { useState } from 'react';
import { resendVerification } from '#web/features/accounts/rights-api.ts';
import { sentenceOf } from '#web/lib/api/api-error.ts';
import { useToday } from '#web/lib/hooks/use-today.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { useToast } from '#web/ui/toast/use-toast.ts';
import { closeVerifyNotice, verifyNoticeClosedOn } from './banner-labels.ts';
import { NoticeBar } from './notice-bar.tsx';

/** Reminds of the link that confirms the address; closed, it is silent for the day. */
export function VerifyNotice() {
  const today = useToday();
  const [closedOn, setClosedOn] = useState(verifyNoticeClosedOn);
  const toast = useToast();
  const resend = useMutation({
    mutationFn: resendVerification,
    onSuccess: ({ message }) => toast.success(message, { duration: 5000 }),
    onError: (error) => toast.error(sentenceOf(error, 'Não foi possível enviar o link. Tente novamente.')),
  });
  const close = () => {
    closeVerifyNotice(today);
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
