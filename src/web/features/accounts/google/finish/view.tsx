import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useForm, useWatch } from 'react-hook-form';
import { consentVersion } from '#shared/contracts/accounts.ts';
import { googleLinkSchema, googleRegisterFormSchema } from '#shared/contracts/google-sign-in.schemas.ts';
import { sentenceOf } from '#web/lib/api/api-error.ts';
import { useTitle } from '#web/lib/hooks/use-title.ts';
import { currentTheme } from '#web/lib/theme.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { ErrorSummary } from '#web/ui/form/error-summary.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { PasswordInput } from '#web/ui/form/password-input.tsx';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { AuthFrame, OrDivider } from '../../auth-frame.tsx';
import { GoogleFailure } from '../../google.tsx';
import {
  BirthYearField,
  ConsentFields,
  listProblems,
  registerFieldIds,
  toYear,
} from '../../register-fields.tsx';
import { useSignIn } from '../../use-sign-in.ts';
import { useSmallForm } from '../../use-small-form.ts';
import {
  linkByPassword,
  mailLink,
  type Pending,
  pendingQuery,
  registerWithProvider,
  useProvider,
} from '../api.ts';

const the = (name: string) => (name === 'Google' ? 'o Google' : name);
const notLoaded = (name: string) =>
  `Não foi possível carregar a entrada com ${the(name)}. Volte ao login e comece de novo.`;

/** Where an account of the provider's that nobody here has becomes somebody's: a new account's, or an existing one's. */
export function GoogleFinishPage() {
  const { provider, name } = useProvider();
  const { data: pending, error } = useQuery(pendingQuery(provider));
  const titles = { register: 'Criar Conta', link: `Ligar sua conta ${name}` };
  const title = pending ? titles[pending.step] : `Entrando com ${name}`;
  useTitle(error ? 'Erro na Autenticação' : title);

  if (error) return <GoogleFailure message={sentenceOf(error, notLoaded(name))} />;
  return (
    <AuthFrame title={title}>
      {!pending && <Spinner label="Carregando..." />}
      {pending?.step === 'register' && <GoogleRegisterForm pending={pending} />}
      {pending?.step === 'link' && <GoogleLinkForm pending={pending} />}
    </AuthFrame>
  );
}

/** What the provider can't say for a new student: that they accept both texts, and when they were born. */
function GoogleRegisterForm({ pending: { name, email } }: { pending: Pending }) {
  const { provider, name: providerName } = useProvider();
  const { register, handleSubmit, control, setError, formState } = useForm({
    resolver: zodResolver(googleRegisterFormSchema),
    defaultValues: { name },
  });
  const { errors, isSubmitting } = formState;
  const birthYear = useWatch({ control, name: 'birthYear' });
  const signIn = useSignIn({ replace: true });
  const send = handleSubmit(async ({ name, birthYear }) => {
    try {
      const theme = currentTheme();
      await signIn(await registerWithProvider(provider, { name, birthYear, consentVersion, theme }));
    } catch (error) {
      setError('root', { message: sentenceOf(error, 'Falha ao registrar. Tente novamente.') });
    }
  });

  return (
    <>
      <p className="text-ink-muted">
        Falta pouco. Você vai entrar com a conta {providerName}{' '}
        <strong className="wrap-anywhere text-ink">{email}</strong>.
      </p>
      {errors.root && <Alert tone="danger">{errors.root.message}</Alert>}
      {/* Never a new submit count: the focus belongs to the first field in error. */}
      <ErrorSummary errors={listProblems(errors)} submitCount={0} />
      <form noValidate onSubmit={send} className="grid gap-4">
        <Field label="Nome" id={registerFieldIds.name} error={errors.name?.message}>
          <TextInput autoComplete="name" {...register('name')} />
        </Field>
        <BirthYearField
          id={registerFieldIds.birthYear}
          field={register('birthYear', { setValueAs: toYear })}
          year={birthYear}
          error={errors.birthYear?.message}
        />
        <ConsentFields register={register} errors={errors} />
        <Button type="submit" variant="main" size="lg" busy={isSubmitting} busyLabel="Criando...">
          Criar conta
        </Button>
      </form>
    </>
  );
}

const loadLinkSchema = async () => googleLinkSchema;

const notLinked = (name: string) => `Não foi possível ligar sua conta ${name}. Tente novamente.`;
const notSent = 'Não foi possível enviar o link. Tente novamente.';

/** The account's owner says that it is theirs: with its password, or by a link that is mailed to them. */
function GoogleLinkForm({ pending: { email, byPassword } }: { pending: Pending }) {
  const { provider, name } = useProvider();
  const signIn = useSignIn({ replace: true });
  const link = useMutation({
    mutationFn: async (password: string) => signIn(await linkByPassword(provider, password)),
  });
  const mail = useMutation({ mutationFn: () => mailLink(provider) });
  const { form, errors, send } = useSmallForm(loadLinkSchema, ({ password }) => {
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
        é sua, e daqui em diante você entra também com {the(name)}.
      </p>
      {link.isError && <Alert tone="danger">{sentenceOf(link.error, notLinked(name))}</Alert>}
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
