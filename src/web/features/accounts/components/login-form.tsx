import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { sentenceOf } from '#web/lib/api-error.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { PasswordInput } from '#web/ui/password-input.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { login } from '../api.ts';
import { useSignIn } from '../use-sign-in.ts';
import { useSmallForm } from '../use-small-form.ts';
import { useTestAccount } from '../use-test-account.ts';
import { FailureAlert } from './failure-alert.tsx';
import { GoogleButton } from './google-button.tsx';
import { OrDivider } from './or-divider.tsx';

const schema = async () => (await import('#shared/contracts/accounts.schemas.ts')).loginSchema;

interface LoginFormProps {
  /** Why the student is here, until there is something newer to say. */
  notice: string | undefined;
  email: string;
  /** Back from the other form: the student goes on typing here. */
  returning: boolean;
  onForgot: (email: string) => void;
}

export function LoginForm({ notice, email, returning, onForgot }: LoginFormProps) {
  const signIn = useSignIn();
  const entry = useMutation({
    mutationFn: async (...given: Parameters<typeof login>) => signIn(await login(...given)),
  });
  const testAccount = useTestAccount();
  const busy = entry.isPending || testAccount.isPending;
  const emailInput = useRef<HTMLInputElement>(null);
  const { form, errors, send, clear } = useSmallForm(schema, (credentials) => {
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
