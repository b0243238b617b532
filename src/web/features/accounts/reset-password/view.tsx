import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { sentenceOf } from '#web/lib/api/api-error.ts';
import { tabStorage } from '#web/lib/storage.ts';
import { clearTokens } from '#web/session/session.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { PasswordInput } from '#web/ui/form/password-input.tsx';
import { resetPassword } from '../api.ts';
import { AuthFrame } from '../auth-frame.tsx';
import { PasswordStrengthHint, passwordProblem, resetPasswordFormSchema } from '../new-password.tsx';
import { useAddressOnce } from '../use-address-once.ts';

const toLoginMs = 3000;
const kept = 'resetToken';
const readToken = (search: string) => new URLSearchParams(search).get('token') ?? tabStorage.get(kept);

export function ResetPasswordPage() {
  const token = useAddressOnce(readToken);
  const [done, setDone] = useState(false);
  const navigate = useNavigate();
  const queryClient = useQueryClient();

  // The address no longer has it, and a phone may load the page anew while its owner thinks of a password elsewhere.
  useEffect(() => {
    if (token && !done) tabStorage.set(kept, token);
    else tabStorage.remove(kept);
  }, [token, done]);

  useEffect(() => {
    if (!done) return;
    const timer = setTimeout(() => navigate({ to: '/login', replace: true }), toLoginMs);
    return () => clearTimeout(timer);
  }, [done, navigate]);

  const finish = () => {
    // A new password ends every session, the one of this browser too.
    clearTokens();
    queryClient.clear();
    setDone(true);
  };

  return (
    <AuthFrame title="Redefina sua senha">
      {token ? (
        <ResetPasswordForm token={token} onDone={finish} />
      ) : (
        <Alert tone="danger">Token de redefinição ausente.</Alert>
      )}
      <Button size="lg" variant={token ? 'quiet' : 'secondary'} render={<Link to="/login" />}>
        Voltar para Login
      </Button>
    </AuthFrame>
  );
}

const doneText = 'Senha redefinida com sucesso! Você será redirecionado para o login.';
const failed = 'Falha ao redefinir a senha. Tente novamente.';

interface ResetPasswordFormProps {
  token: string;
  onDone: () => void;
}

function ResetPasswordForm({ token, onDone }: ResetPasswordFormProps) {
  const { register, handleSubmit, control, setError, formState } = useForm({
    resolver: zodResolver(resetPasswordFormSchema),
  });
  const newPassword = useWatch({ control, name: 'newPassword' });
  const reset = useMutation({
    mutationFn: (chosen: string) => resetPassword(token, chosen),
    onSuccess: onDone,
    onError: (error) => {
      const message = passwordProblem(error);
      if (message) setError('newPassword', { message }, { shouldFocus: true });
    },
  });

  if (reset.isSuccess) return <Alert tone="ok">{reset.data.message || doneText}</Alert>;
  return (
    <>
      {reset.isError && !passwordProblem(reset.error) && (
        <Alert tone="danger">{sentenceOf(reset.error, failed)}</Alert>
      )}
      <form
        noValidate
        onSubmit={handleSubmit((form) => reset.mutate(form.newPassword))}
        className="grid gap-4"
      >
        <Field
          label="Nova senha"
          error={formState.errors.newPassword?.message}
          hint={<PasswordStrengthHint password={newPassword ?? ''} />}
        >
          <PasswordInput autoComplete="new-password" {...register('newPassword')} />
        </Field>
        <Field label="Confirmar nova senha" error={formState.errors.confirmPassword?.message}>
          <PasswordInput autoComplete="new-password" {...register('confirmPassword')} />
        </Field>
        <Button type="submit" variant="main" size="lg" busy={reset.isPending} busyLabel="Redefinindo...">
          Redefinir Senha
        </Button>
      </form>
    </>
  );
}
