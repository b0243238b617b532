import { useMutation } from '@tanstack/react-query';
import { getRouteApi, Link, useHydrated } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { sentenceOf } from '#web/lib/api/api-error.ts';
import { currentTheme } from '#web/lib/theme.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { PasswordInput } from '#web/ui/form/password-input.tsx';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { forgotPassword, login, registerTest, updateProfile } from '../api.ts';
import { AuthFrame, OrDivider } from '../auth-frame.tsx';
import { FailureAlert } from '../failure-alert.tsx';
import { ProviderButtons } from '../google.tsx';
import { useSignIn } from '../use-sign-in.ts';
import { useSmallForm } from '../use-small-form.ts';

const route = getRouteApi('/guest/login');

export function LoginPage() {
  const expired = route.useSearch().session === 'expired';
  const [isRead, setRead] = useState(false);
  // The prerendered page is that of any visitor.
  const notice = useHydrated() && expired && !isRead ? 'Sua sessão expirou. Entre novamente.' : undefined;
  const [screen, setScreen] = useState<'login' | 'forgot' | 'returned'>('login');
  const forgot = screen === 'forgot';
  const [email, setEmail] = useState('');

  const toggle = (typed: string) => {
    setEmail(typed);
    setRead(true);
    setScreen(forgot ? 'returned' : 'forgot');
  };

  return (
    <AuthFrame title={forgot ? 'Redefina sua senha' : 'Entre na sua conta'}>
      {forgot ? (
        <ForgotPasswordForm email={email} onBack={toggle} />
      ) : (
        <LoginForm notice={notice} email={email} returning={screen === 'returned'} onForgot={toggle} />
      )}
      <p className="text-center text-ink-muted in-data-registration:hidden">
        Ainda não tem uma conta?{' '}
        <Link to="/register" className="link inline-flex min-h-6 items-center font-medium">
          Registre-se
        </Link>
      </p>
    </AuthFrame>
  );
}

const loadLoginSchema = async () => (await import('#shared/contracts/accounts.schemas.ts')).loginSchema;

interface LoginFormProps {
  /** Why the student is here, until there is something newer to say. */
  notice: string | undefined;
  email: string;
  /** Back from the other form: the student goes on typing here. */
  returning: boolean;
  onForgot: (email: string) => void;
}

function LoginForm({ notice, email, returning, onForgot }: LoginFormProps) {
  const isTrial = route.useSearch().account === 'test';
  const navigate = route.useNavigate();
  const signIn = useSignIn();
  const entry = useMutation({
    mutationFn: async (...given: Parameters<typeof login>) => signIn(await login(...given)),
  });
  const testAccount = useTestAccount();
  const busy = entry.isPending || testAccount.isPending;
  const emailInput = useRef<HTMLInputElement>(null);
  const { form, errors, send, clear } = useSmallForm(loadLoginSchema, (credentials) => {
    testAccount.reset();
    entry.mutate(credentials);
  });
  useEffect(() => {
    if (returning) emailInput.current?.focus();
  }, [returning]);

  const tryOut = () => {
    clear();
    entry.reset();
    testAccount.mutate();
  };
  const askedFor = useRef(false);
  useEffect(() => {
    if (!isTrial || askedFor.current) return;
    askedFor.current = true;
    // Out of the address first: going back to this page makes no other account.
    void navigate({ search: {}, replace: true }).then(() => testAccount.mutate());
  });

  return (
    <>
      {entry.isError && (
        <Alert tone="danger">
          {sentenceOf(entry.error, 'Falha ao fazer login. Verifique suas credenciais.')}
        </Alert>
      )}
      {testAccount.isError && (
        <FailureAlert sentence="Falha ao criar usuário de teste." error={testAccount.error} />
      )}
      {notice && entry.isIdle && testAccount.isIdle && <Alert tone="warn">{notice}</Alert>}
      <form noValidate ref={form} onSubmit={send} className="grid gap-4">
        <Field label="Email" error={errors.email}>
          <TextInput
            ref={emailInput}
            name="email"
            type="email"
            inputMode="email"
            autoComplete="username"
            defaultValue={email}
          />
        </Field>
        <Field label="Senha" error={errors.password}>
          <PasswordInput name="password" autoComplete="current-password" />
        </Field>
        <Button
          variant="quiet"
          size="sm"
          disabled={busy}
          onClick={() => onForgot(emailInput.current?.value ?? '')}
          className="-my-1.5 -me-3 justify-self-end text-cometa!"
        >
          Esqueceu sua senha?
        </Button>
        <Button
          type="submit"
          variant="main"
          size="lg"
          busy={entry.isPending}
          busyLabel="Entrando..."
          disabled={busy}
        >
          Entrar
        </Button>
      </form>
      <OrDivider />
      <div className="grid gap-3">
        <ProviderButtons verb="Entrar" disabled={busy} />
        <div className="grid gap-3 in-data-registration:hidden">
          <Button size="lg" disabled={busy} busy={testAccount.isPending} onClick={tryOut}>
            Usar conta de teste
          </Button>
          <p className="text-balance text-center text-ink-muted text-sm">
            A conta de teste não pede cadastro; os planos criados nela são apagados após 1 hora.
          </p>
        </div>
      </div>
    </>
  );
}

/** Creates a test account and signs it in. It starts with the theme on the page, not with the server's default. */
function useTestAccount() {
  const signIn = useSignIn();
  return useMutation({
    mutationFn: async () => {
      const { user, ...tokens } = await registerTest();
      const theme = currentTheme();
      const preferences = { ...user.preferences, theme };
      const signingIn = signIn({ ...tokens, user: { ...user, preferences } });
      if (theme !== user.preferences.theme) {
        updateProfile({ name: user.name, preferences: { theme } }).catch(() => {});
      }
      await signingIn;
    },
  });
}

const sent = 'Se o email estiver cadastrado, instruções foram enviadas. Verifique sua caixa de spam.';
const failed = 'Falha ao enviar o pedido. Verifique o email e tente novamente.';

const loadForgotSchema = async () =>
  (await import('#shared/contracts/accounts.schemas.ts')).forgotPasswordSchema;

interface ForgotPasswordFormProps {
  email: string;
  onBack: (email: string) => void;
}

function ForgotPasswordForm({ email, onBack }: ForgotPasswordFormProps) {
  const request = useMutation({ mutationFn: forgotPassword });
  const emailInput = useRef<HTMLInputElement>(null);
  const { form, errors, send } = useSmallForm(loadForgotSchema, (given) => request.mutate(given.email));
  // The form took the place of another under the student's hands: they go on typing here.
  useEffect(() => emailInput.current?.focus(), []);

  return (
    <>
      {request.isSuccess && <Alert tone="ok">{request.data.message || sent}</Alert>}
      {request.isError && <Alert tone="danger">{sentenceOf(request.error, failed)}</Alert>}
      <form noValidate ref={form} onSubmit={send} className="grid gap-4">
        <p className="text-ink-muted">Enviaremos um link para você escolher uma nova senha.</p>
        <Field label="Seu Email" error={errors.email}>
          <TextInput
            ref={emailInput}
            name="email"
            type="email"
            inputMode="email"
            autoComplete="username"
            defaultValue={email}
          />
        </Field>
        <Button type="submit" variant="main" size="lg" busy={request.isPending} busyLabel="Enviando...">
          Enviar Link de Redefinição
        </Button>
        <Button
          size="lg"
          variant="quiet"
          disabled={request.isPending}
          onClick={() => onBack(emailInput.current?.value ?? '')}
        >
          Voltar para Login
        </Button>
      </form>
    </>
  );
}
