import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useForm, useWatch } from 'react-hook-form';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { PasswordInput } from '#web/ui/form/password-input.tsx';
import { changePassword } from '../api.ts';
import { FailureAlert } from '../failure-alert.tsx';
import { changePasswordFormSchema, PasswordStrengthHint, passwordProblem } from '../new-password.tsx';
import { sessionsQuery } from '../rights-api.ts';

const empty = { currentPassword: '', newPassword: '', confirmPassword: '' };

interface PasswordFormProps {
  email: string;
  /** The other sessions are over, and what reads along without one. */
  onChanged: () => void;
}

export function PasswordForm({ email, onChanged }: PasswordFormProps) {
  const queryClient = useQueryClient();
  const { register, handleSubmit, control, reset, setError, formState } = useForm({
    resolver: zodResolver(changePasswordFormSchema),
    defaultValues: empty,
  });
  const { errors } = formState;
  const newPassword = useWatch({ control, name: 'newPassword' });
  const change = useMutation({
    mutationFn: changePassword,
    onSuccess: async () => {
      reset(empty);
      await queryClient.invalidateQueries({ queryKey: sessionsQuery.queryKey });
      onChanged();
    },
    onError: (error) => {
      const message = passwordProblem(error);
      if (message) setError('newPassword', { message }, { shouldFocus: true });
    },
  });
  const send = handleSubmit(({ currentPassword, newPassword }) =>
    change.mutate({ currentPassword, newPassword }),
  );

  return (
    <form noValidate onSubmit={send} className="grid gap-4">
      {/* Password managers need to know whose password this is. */}
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <Field label="Senha atual" error={errors.currentPassword?.message}>
        <PasswordInput autoComplete="current-password" {...register('currentPassword')} />
      </Field>
      <Field
        label="Nova senha"
        error={errors.newPassword?.message}
        hint={<PasswordStrengthHint password={newPassword} />}
      >
        <PasswordInput autoComplete="new-password" {...register('newPassword')} />
      </Field>
      <Field label="Confirmar nova senha" error={errors.confirmPassword?.message}>
        <PasswordInput autoComplete="new-password" {...register('confirmPassword')} />
      </Field>
      {change.isSuccess && (
        <Alert tone="ok">
          <p>Senha alterada com sucesso!</p>
          <p>
            Nos outros aparelhos será preciso entrar de novo. O endereço secreto do calendário deixou de
            valer.
          </p>
        </Alert>
      )}
      {change.isError && !passwordProblem(change.error) && (
        <FailureAlert sentence="Erro ao alterar senha. Verifique sua senha atual." error={change.error} />
      )}
      <Button type="submit" busy={change.isPending} busyLabel="Alterando..." className="justify-self-start">
        Alterar senha
      </Button>
    </form>
  );
}
