import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { ApiError, sentenceOf } from '#web/lib/api-error.ts';
import { isSignedIn } from '#web/lib/session.ts';
import { useTitle } from '#web/lib/use-title.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { profileQuery } from '../api.ts';
import { AuthFrame } from '../auth-frame.tsx';
import { readToken } from '../link-address.ts';
import { verifyEmail } from '../rights-api.ts';
import { useAddressOnce } from '../use-address-once.ts';
import { VerifyEmailForm } from './verify-email-form.tsx';

/** Where the link mailed to a new address leads. */
export function VerifyEmailPage() {
  useTitle('Confirmar email');
  const token = useAddressOnce(readToken);
  const [wasSignedIn] = useState(isSignedIn);
  return (
    <AuthFrame title="Confirmar email">
      {token === null && (
        <Alert tone="danger">Este endereço está incompleto. Abra o link do email de novo.</Alert>
      )}
      {token !== null && !wasSignedIn && <VerifyEmailForm token={token} />}
      {token !== null && wasSignedIn && <ConfirmInSession token={token} />}
      <Button size="lg" variant="quiet" render={<Link to="/" />}>
        {isSignedIn() ? 'Ir para o painel' : 'Ir para a Órbita'}
      </Button>
    </AuthFrame>
  );
}

/** In a session the link is enough, unless the session is over or another account's. */
function ConfirmInSession({ token }: { token: string }) {
  const queryClient = useQueryClient();
  // A query, so that drawing the screen twice asks once.
  const { data, error } = useQuery({
    queryKey: ['verify-email', token],
    queryFn: async () => {
      const { message } = await verifyEmail(token);
      await queryClient.invalidateQueries({ queryKey: profileQuery.queryKey });
      return message;
    },
    retry: false,
    staleTime: Infinity,
    refetchOnWindowFocus: false,
  });
  if (data) return <Alert tone="ok">{data}</Alert>;
  if (!error) return <Spinner label="Confirmando..." />;
  if (isUnproven(error)) return <VerifyEmailForm token={token} />;
  return (
    <Alert tone="danger">{sentenceOf(error, 'Não foi possível confirmar o email. Tente novamente.')}</Alert>
  );
}

const isUnproven = (error: Error): boolean =>
  error instanceof ApiError && (error.status === 401 || error.code === 'accounts.verify_unproven');
