import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { useForm, useWatch } from 'react-hook-form';
import { sentenceOf } from '#web/lib/api-error.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { PasswordInput } from '#web/ui/password-input.tsx';
import { resetPassword } from '../api.ts';
import { passwordProblem, resetPasswordFormSchema } from '../password-forms.ts';
import { PasswordStrengthHint } from '../password-strength-hint.tsx';

const done = 'Senha redefinida com sucesso! Você será redirecionado para o login.';
const failed = 'Falha ao redefinir a senha. Tente novamente.';

interface ResetPasswordFormProps {
  token: string;
  onDone: () => void;
}

export function ResetPasswordForm({ token, onDone }: ResetPasswordFormProps) {
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

  if (reset.isSuccess) return <Alert tone="ok">{reset.data.message || done}</Alert>;
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
