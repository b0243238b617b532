import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { ApiError, sentenceOf } from '#web/lib/api/api-error.ts';
import { profileQuery } from '#web/session/current-user.ts';
import { isSignedIn } from '#web/session/session.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { PasswordInput } from '#web/ui/form/password-input.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { AuthFrame } from '../auth-frame.tsx';
import { disownAccount, verifyEmail } from '../rights-api.ts';
import { readToken, useAddressOnce } from '../use-address-once.ts';
import { useSmallForm } from '../use-small-form.ts';

/** Where the link mailed to a new address leads. */
export function VerifyEmailPage() {
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

const loadSchema = async () =>
  (await import('#shared/contracts/accounts.schemas.ts')).loginSchema.pick({ password: true });

const failed = 'Não foi possível confirmar o email. Tente novamente.';
const notEnded = 'Não foi possível encerrar os acessos. Tente novamente.';

/**
 * Whoever opens the mailed link without being signed in says by the password that the account is theirs, or that
 * somebody else made it with their address.
 */
function VerifyEmailForm({ token }: { token: string }) {
  const confirm = useMutation({ mutationFn: (password: string) => verifyEmail(token, password) });
  const disown = useMutation({ mutationFn: () => disownAccount(token) });
  const { form, errors, send } = useSmallForm(loadSchema, ({ password }) => {
    disown.reset();
    confirm.mutate(password);
  });
  const sayNotMe = () => {
    confirm.reset();
    disown.mutate();
  };

  const done = confirm.data ?? disown.data;
  if (done) return <Alert tone="ok">{done.message}</Alert>;
  return (
    <>
      {confirm.isError && <Alert tone="danger">{sentenceOf(confirm.error, failed)}</Alert>}
      {disown.isError && <Alert tone="danger">{sentenceOf(disown.error, notEnded)}</Alert>}
      <p className="text-ink-muted">A conta é sua? Confirme com a senha que você criou.</p>
      <form noValidate ref={form} onSubmit={send} className="grid gap-4">
        <Field label="Senha da sua conta" error={errors.password}>
          <PasswordInput name="password" autoComplete="current-password" />
        </Field>
        <Link to="/login" className="link -my-1.5 inline-flex min-h-6 items-center justify-self-end text-sm">
          Esqueceu sua senha?
        </Link>
        <Button
          type="submit"
          variant="main"
          size="lg"
          busy={confirm.isPending}
          busyLabel="Confirmando..."
          disabled={disown.isPending}
        >
          Confirmar meu email
        </Button>
      </form>
      <section aria-labelledby="nao-fui-eu" className="grid gap-3 border-line border-t pt-6">
        <h2 id="nao-fui-eu" className="text-base">
          Você não criou uma conta?
        </h2>
        <p className="text-ink-muted text-sm">
          Então alguém usou o seu email. Avise, e essa pessoa perde o acesso: a senha, as sessões e a conta
          Google dela deixam de valer.
        </p>
        <Button
          size="lg"
          busy={disown.isPending}
          busyLabel="Encerrando acessos..."
          disabled={confirm.isPending}
          onClick={sayNotMe}
        >
          Não fui eu
        </Button>
      </section>
    </>
  );
}
