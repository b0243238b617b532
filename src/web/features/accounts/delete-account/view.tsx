import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { sentenceOf } from '#web/lib/api/api-error.ts';
import { formatDate } from '#web/lib/format.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { AuthFrame } from '../auth-frame.tsx';
import { endHere } from '../logout.tsx';
import { confirmDeletion } from '../rights-api.ts';
import { readToken, useAddressOnce } from '../use-address-once.ts';

const readAddress = (search: string) => ({
  token: readToken(search),
  until: new URLSearchParams(search).get('until'),
});

/** Where the mailed link of a deletion leads, and what is said once a deletion was asked for. */
export function DeleteAccountPage() {
  const { token, until } = useAddressOnce(readAddress);
  const queryClient = useQueryClient();
  const confirm = useMutation({
    mutationFn: confirmDeletion,
    onSuccess: async () => {
      await endHere();
      queryClient.clear();
    },
  });
  const deletionAt = confirm.data ?? until;
  return (
    <AuthFrame title={deletionAt ? 'Pedido recebido' : 'Excluir sua conta?'}>
      {deletionAt && <Asked deletionAt={deletionAt} />}
      {!deletionAt && !token && (
        <Alert tone="danger">Este endereço está incompleto. Abra o link do email de novo.</Alert>
      )}
      {!deletionAt && token && (
        <>
          <p className="text-ink-muted">
            Você sai de todos os aparelhos agora, e o que publicou some do marketplace. Em 7 dias, tudo o que
            é seu é apagado. Para desistir, entre de novo até lá.
          </p>
          {confirm.error && (
            <Alert tone="danger">
              {sentenceOf(confirm.error, 'Não foi possível excluir a conta. Tente novamente.')}
            </Alert>
          )}
          <Button
            size="lg"
            variant="danger"
            busy={confirm.isPending}
            busyLabel="Excluindo..."
            onClick={() => confirm.mutate(token)}
          >
            Excluir minha conta
          </Button>
        </>
      )}
      <Button size="lg" render={<Link to="/login" />}>
        Ir para o Login
      </Button>
    </AuthFrame>
  );
}

/** Test accounts end at once. */
function Asked({ deletionAt }: { deletionAt: string }) {
  const isOver = Date.parse(deletionAt) <= Date.now();
  return (
    <Alert tone="ok">
      {isOver
        ? 'Sua conta de teste terminou. O que havia nela é apagado em até meia hora.'
        : `Sua conta será excluída em ${formatDate(deletionAt)}. Para desistir, entre até lá e escolha “Cancelar exclusão”.`}
    </Alert>
  );
}
