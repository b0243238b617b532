import { useMutation } from '@tanstack/react-query';
import { googleLinkSchema } from '#shared/contracts/google-sign-in.schemas.ts';
import { sentenceOf } from '#web/lib/api-error.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { PasswordInput } from '#web/ui/password-input.tsx';
import { linkByPassword, mailLink, type Pending } from '../google-api.ts';
import { useSignIn } from '../use-sign-in.ts';
import { useSmallForm } from '../use-small-form.ts';
import { OrDivider } from './or-divider.tsx';

const schema = async () => googleLinkSchema;

const failed = 'Não foi possível ligar sua conta Google. Tente novamente.';
const notSent = 'Não foi possível enviar o link. Tente novamente.';

/** The account's owner says that it is theirs: with its password, or by a link that is mailed to them. */
export function GoogleLinkForm({ pending: { email, byPassword } }: { pending: Pending }) {
  const signIn = useSignIn({ replace: true });
  const link = useMutation({
    mutationFn: async (password: string) => signIn(await linkByPassword(password)),
  });
  const mail = useMutation({ mutationFn: mailLink });
  const { form, errors, send } = useSmallForm(schema, ({ password }) => {
    mail.reset();
    link.mutate(password);
  });
  const askForMail = () => {
    link.reset();
    mail.mutate();
  };

  return (
    <>
      <p className="text-ink-muted">
        Já existe uma conta com <strong className="wrap-anywhere text-ink">{email}</strong>. Confirme que ela
        é sua, e daqui em diante você entra também com o Google.
      </p>
      {link.isError && <Alert tone="danger">{sentenceOf(link.error, failed)}</Alert>}
      {mail.isError && <Alert tone="danger">{sentenceOf(mail.error, notSent)}</Alert>}
      {mail.isSuccess && <Alert tone="ok">{mail.data.message}</Alert>}
      {byPassword && (
        <>
          <form noValidate ref={form} onSubmit={send} className="grid gap-4">
            {/* Password managers need to know whose password this is. */}
            <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
            <Field label="Senha da sua conta" error={errors.password}>
              <PasswordInput name="password" autoComplete="current-password" />
            </Field>
            <Button
              type="submit"
              variant="main"
              size="lg"
              busy={link.isPending}
              busyLabel="Ligando..."
              disabled={mail.isPending}
            >
              Ligar e entrar
            </Button>
          </form>
          <OrDivider />
        </>
      )}
      <Button
        size="lg"
        variant={byPassword ? 'secondary' : 'main'}
        busy={mail.isPending}
        busyLabel="Enviando..."
        disabled={link.isPending}
        onClick={askForMail}
      >
        Receber um link por email
      </Button>
    </>
  );
}
