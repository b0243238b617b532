import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { loginSchema } from '#shared/contracts/accounts.ts';
import { sentenceOf } from '#web/lib/api-error.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { PasswordInput } from '#web/ui/password-input.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { login } from '../api.ts';
import { useSignIn } from '../use-sign-in.ts';
import { useTestAccount } from '../use-test-account.ts';
import { FailureAlert } from './failure-alert.tsx';
import { GoogleButton } from './google-button.tsx';
import { OrDivider } from './or-divider.tsx';

interface LoginFormProps {
  /** Why the student is here, until there is something newer to say. */
  notice: string | undefined;
  email: string;
  /** Back from the other form: the student goes on typing here. */
  returning: boolean;
  onForgot: (email: string) => void;
}

export function LoginForm({ notice, email, returning, onForgot }: LoginFormProps) {
  const form = useForm({ resolver: zodResolver(loginSchema), defaultValues: { email, password: '' } });
  const { setFocus } = form;
  const { errors, isSubmitting, isSubmitted } = form.formState;
  const signIn = useSignIn();
  const testAccount = useTestAccount();
  const busy = isSubmitting || testAccount.isPending;

  useEffect(() => {
    if (returning) setFocus('email');
  }, [returning, setFocus]);

  const send = form.handleSubmit(async (credentials) => {
    testAccount.reset();
    try {
      await signIn(await login(credentials));
    } catch (error) {
      form.setError('root', {
        message: sentenceOf(error, 'Falha ao fazer login. Verifique suas credenciais.'),
      });
    }
  });
  const tryOut = () => {
    form.clearErrors();
    testAccount.mutate();
  };

  return (
    <>
      {errors.root && <Alert tone="danger">{errors.root.message}</Alert>}
      {testAccount.isError && (
        <FailureAlert sentence="Falha ao criar usuário de teste." error={testAccount.error} />
      )}
      {notice && !isSubmitted && testAccount.isIdle && <Alert tone="warn">{notice}</Alert>}
      <form noValidate onSubmit={send} className="grid gap-4">
        <Field label="Email" error={errors.email?.message}>
          <TextInput type="email" autoComplete="username" inputMode="email" {...form.register('email')} />
        </Field>
        <Field label="Senha" error={errors.password?.message}>
          <PasswordInput autoComplete="current-password" {...form.register('password')} />
        </Field>
        <Button
          variant="quiet"
          size="sm"
          disabled={busy}
          onClick={() => onForgot(form.getValues('email'))}
          className="-my-1.5 -me-3 justify-self-end text-cometa!"
        >
          Esqueceu sua senha?
        </Button>
        <Button
          type="submit"
          variant="main"
          size="lg"
          busy={isSubmitting}
          busyLabel="Entrando..."
          disabled={busy}
        >
          Entrar
        </Button>
      </form>
      <OrDivider />
      <div className="grid gap-3">
        <GoogleButton disabled={busy}>Entrar com Google</GoogleButton>
        <Button size="lg" disabled={busy} busy={testAccount.isPending} onClick={tryOut}>
          Usar conta de teste
        </Button>
        <p className="text-balance text-center text-ink-muted text-sm">
          A conta de teste não pede cadastro; os planos criados nela são apagados após 1 hora.
        </p>
      </div>
    </>
  );
}
