import { useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { storeTokens } from '#web/lib/session.ts';
import { useTitle } from '#web/lib/use-title.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { readCallback } from './callback-address.ts';
import { AuthFrame } from './components/auth-frame.tsx';
import { useAddressOnce } from './use-address-once.ts';

export function GoogleCallbackPage() {
  const result = useAddressOnce(readCallback);
  const failed = 'error' in result;
  useTitle(failed ? 'Erro na Autenticação' : 'Entrando');
  const navigate = useNavigate();
  const queryClient = useQueryClient();

  useEffect(() => {
    if ('error' in result) return;
    queryClient.clear();
    storeTokens({ accessToken: result.token });
    navigate({ to: '/', replace: true });
  }, [result, queryClient, navigate]);

  if (!failed) {
    return (
      <AuthFrame title="Entrando com Google">
        <Spinner label="Carregando..." />
      </AuthFrame>
    );
  }
  return (
    <AuthFrame title="Erro na Autenticação">
      <Alert tone="danger">{result.error}</Alert>
      <Button variant="main" size="lg" render={<Link to="/login" />}>
        Voltar para Login
      </Button>
    </AuthFrame>
  );
}
