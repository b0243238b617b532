import { useEffect, useRef, useState } from 'react';
import { sentenceOf } from '#web/lib/api/api-error.ts';
import { useTitle } from '#web/lib/hooks/use-title.ts';
import { Spinner } from '#web/ui/spinner.tsx';
import { AuthFrame } from '../../auth-frame.tsx';
import { GoogleFailure } from '../../google.tsx';
import { useAddressOnce } from '../../use-address-once.ts';
import { useSignIn } from '../../use-sign-in.ts';
import { exchangeTicket, useProvider } from '../api.ts';

export function GoogleCallbackPage() {
  const { provider, name } = useProvider();
  const result = useAddressOnce(readCallback);
  const [failure, setFailure] = useState('error' in result ? result.error : null);
  useTitle(failure === null ? 'Entrando' : 'Erro na Autenticação');
  const signIn = useSignIn({ replace: true });
  const isSent = useRef(false);

  useEffect(() => {
    if ('words' in result)
      return void sayable(result.words, interrupted(name))
        .catch(() => interrupted(name))
        .then(setFailure);
    // The ticket works once, and effects may run twice.
    if ('error' in result || isSent.current) return;
    isSent.current = true;
    exchangeTicket(provider, result.token)
      .then(signIn)
      .catch((error: unknown) => setFailure(sentenceOf(error, interrupted(name))));
  }, [provider, name, result, signIn]);

  if (failure !== null) return <GoogleFailure message={failure} />;
  return (
    <AuthFrame title={`Entrando com ${name}`}>
      <Spinner label="Carregando..." />
    </AuthFrame>
  );
}

const interrupted = (name: string) =>
  `Não foi possível concluir a entrada com ${name === 'Google' ? 'o Google' : name}. Volte ao login e comece de novo.`;

/** Anyone can write an address: `words` of one are said if they are a sentence of ours. */
async function sayable(words: string, otherwise: string): Promise<string> {
  // All sentences for one: kept out of what a sign-in loads.
  const { messages } = await import('#shared/messages.ts');
  return Object.values(messages).includes(words) ? words : otherwise;
}

/** How the sign-in came back: a token for one exchange, or what to tell the student. */
type CallbackResult = { token: string } | { error: string } | { words: string };

/** Reads `token`, `user` (URL-encoded JSON) and `error` of an address; `user` is only checked: the profile is asked for. */
function readCallback(search: string): CallbackResult {
  const given = new URLSearchParams(search);
  const error = given.get('error');
  if (error) return { words: error };
  const token = given.get('token');
  const user = given.get('user');
  if (!token || !user) return { error: 'Token ou dados do usuário não encontrados na URL.' };
  return isObject(user) ? { token } : { error: 'Erro ao processar os dados do usuário.' };
}

function isObject(json: string): boolean {
  try {
    const value: unknown = JSON.parse(json);
    return typeof value === 'object' && value !== null && !Array.isArray(value);
  } catch {
    return false;
  }
}
