import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { sentenceOf } from '#web/lib/api/api-error.ts';
import { profileQuery } from '#web/session/current-user.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { AuthFrame } from '../auth-frame.tsx';
import { unsubscribe } from '../rights-api.ts';
import { readToken, useAddressOnce } from '../use-address-once.ts';

/** Where the link at the foot of a reminder leads: opened, it has done its work. */
export function UnsubscribePage() {
  const token = useAddressOnce(readToken);
  const queryClient = useQueryClient();
  // A query, so that drawing the screen twice asks once.
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['unsubscribe', token],
    queryFn: async () => {
      const { message } = await unsubscribe(token ?? '');
      await queryClient.invalidateQueries({ queryKey: profileQuery.queryKey });
      return message;
    },
    enabled: token !== null,
    networkMode: 'always',
    retry: false,
    staleTime: Infinity,
    refetchOnWindowFocus: false,
  });
  return (
    <AuthFrame title="Lembretes por email">
      {token === null && (
        <Alert tone="danger">Este endereço está incompleto. Abra o link do email de novo.</Alert>
      )}
      {token !== null && !data && !error && <Spinner label="Desligando os lembretes..." />}
      {data && (
        <>
          <Alert tone="ok">{data}</Alert>
          <p className="text-ink-muted">
            Avisos de segurança e recibos continuam chegando. Se mudar de ideia, ligue as notificações por
            email no seu perfil.
          </p>
        </>
      )}
      {error && (
        <Alert
          tone="danger"
          action={
            <Button size="sm" busy={isFetching} busyLabel="Tentando..." onClick={() => void refetch()}>
              Tentar novamente
            </Button>
          }
        >
          {sentenceOf(error, 'Não foi possível desligar os lembretes.')}
        </Alert>
      )}
      <Button size="lg" render={<Link to="/profile" />}>
        Ir para o meu perfil
      </Button>
    </AuthFrame>
  );
}
