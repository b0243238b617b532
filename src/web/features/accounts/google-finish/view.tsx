import { useQuery } from '@tanstack/react-query';
import { sentenceOf } from '#web/lib/api-error.ts';
import { useTitle } from '#web/lib/use-title.ts';
import { Spinner } from '#web/ui/spinner.tsx';
import { AuthFrame } from '../auth-frame.tsx';
import { pendingQuery } from '../google-api.ts';
import { GoogleFailure } from '../google-failure.tsx';
import { GoogleLinkForm } from './google-link-form.tsx';
import { GoogleRegisterForm } from './google-register-form.tsx';

const failed = 'Não foi possível carregar a entrada com o Google. Volte ao login e comece de novo.';
const titles = { register: 'Criar Conta', link: 'Ligar sua conta Google' };

/** Where a Google account that nobody here has becomes somebody's: a new account's, or an existing one's. */
export function GoogleFinishPage() {
  const { data: pending, error } = useQuery(pendingQuery);
  const title = pending ? titles[pending.step] : 'Entrando com Google';
  useTitle(error ? 'Erro na Autenticação' : title);

  if (error) return <GoogleFailure message={sentenceOf(error, failed)} />;
  return (
    <AuthFrame title={title}>
      {!pending && <Spinner label="Carregando..." />}
      {pending?.step === 'register' && <GoogleRegisterForm pending={pending} />}
      {pending?.step === 'link' && <GoogleLinkForm pending={pending} />}
    </AuthFrame>
  );
}
