import { useMutation } from '@tanstack/react-query';
import { sentenceOf } from '#web/lib/api/api-error.ts';
import { Button } from '#web/ui/button.tsx';
import { AuthFrame } from '../../auth-frame.tsx';
import { GoogleFailure } from '../../google.tsx';
import { readToken, useAddressOnce } from '../../use-address-once.ts';
import { useSignIn } from '../../use-sign-in.ts';
import { confirmLink, useProvider } from '../api.ts';

const failed = (name: string) =>
  `Não foi possível ligar sua conta ${name}. Tente abrir o link do email de novo.`;
const noToken = 'O link está incompleto. Abra de novo o que você recebeu por email.';

/** What the mailed link opens. It does nothing by itself: mail programs open links too. */
export function GoogleLinkPage() {
  const { provider, name } = useProvider();
  const token = useAddressOnce(readToken);
  const signIn = useSignIn({ replace: true });
  const link = useMutation({
    mutationFn: async (mailed: string) => signIn(await confirmLink(provider, mailed)),
  });

  if (!token) return <GoogleFailure message={noToken} />;
  if (link.isError) return <GoogleFailure message={sentenceOf(link.error, failed(name))} />;
  return (
    <AuthFrame title={`Ligar sua conta ${name}`}>
      <p className="text-ink-muted">
        Confirme, e daqui em diante você entra na Órbita com a conta {name} deste email.
      </p>
      <Button
        variant="main"
        size="lg"
        busy={link.isPending}
        busyLabel="Ligando..."
        onClick={() => link.mutate(token)}
      >
        Ligar e entrar
      </Button>
    </AuthFrame>
  );
}
