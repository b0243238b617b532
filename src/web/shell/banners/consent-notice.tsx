import { Link } from '@tanstack/react-router';
import { ScrollText } from 'lucide-react';
import { useGiveConsent } from '#web/features/accounts/rights-api.ts';
import { sentenceOf } from '#web/lib/api/api-error.ts';
import { useToast } from '#web/ui/toast/use-toast.ts';
import { NoticeBar } from './notice-bar.tsx';

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
