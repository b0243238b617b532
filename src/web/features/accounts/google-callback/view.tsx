import { useEffect, useRef, useState } from 'react';
import { sentenceOf } from '#web/lib/api-error.ts';
import { useTitle } from '#web/lib/use-title.ts';
import { Spinner } from '#web/ui/spinner.tsx';
import { AuthFrame } from '../auth-frame.tsx';
import { exchangeTicket } from '../google-api.ts';
import { GoogleFailure } from '../google-failure.tsx';
import { useAddressOnce } from '../use-address-once.ts';
import { useSignIn } from '../use-sign-in.ts';
import { interrupted, readCallback, sayable } from './callback-address.ts';

export function GoogleCallbackPage() {
  const result = useAddressOnce(readCallback);
  const [failure, setFailure] = useState('error' in result ? result.error : null);
  useTitle(failure === null ? 'Entrando' : 'Erro na Autenticação');
  const signIn = useSignIn({ replace: true });
  const isSent = useRef(false);

  useEffect(() => {
    if ('words' in result)
      return void sayable(result.words)
        .catch(() => interrupted)
        .then(setFailure);
    // The ticket works once, and effects may run twice.
    if ('error' in result || isSent.current) return;
    isSent.current = true;
    exchangeTicket(result.token)
      .then(signIn)
      .catch((error: unknown) => setFailure(sentenceOf(error, interrupted)));
  }, [result, signIn]);

  if (failure !== null) return <GoogleFailure message={failure} />;
  return (
    <AuthFrame title="Entrando com Google">
      <Spinner label="Carregando..." />
    </AuthFrame>
  );
}
