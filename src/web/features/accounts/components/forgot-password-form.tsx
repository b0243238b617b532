import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { forgotPasswordSchema } from '#shared/contracts/accounts.ts';
import { sentenceOf } from '#web/lib/api-error.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { forgotPassword } from '../api.ts';

const sent = 'Se o email estiver cadastrado, instruções foram enviadas. Verifique sua caixa de spam.';
const failed = 'Falha ao enviar o pedido. Verifique o email e tente novamente.';

interface ForgotPasswordFormProps {
  email: string;
  onBack: (email: string) => void;
}

export function ForgotPasswordForm({ email, onBack }: ForgotPasswordFormProps) {
  const { register, handleSubmit, getValues, setFocus, formState } = useForm({
    resolver: zodResolver(forgotPasswordSchema),
    defaultValues: { email },
  });
  const request = useMutation({ mutationFn: forgotPassword });
  // The form took the place of another under the student's hands: they go on typing here.
  useEffect(() => setFocus('email'), [setFocus]);

  return (
    <>
      {request.isSuccess && <Alert tone="ok">{request.data.message || sent}</Alert>}
      {request.isError && <Alert tone="danger">{sentenceOf(request.error, failed)}</Alert>}
      <form noValidate onSubmit={handleSubmit((form) => request.mutate(form.email))} className="grid gap-4">
        <p className="text-ink-muted">Enviaremos um link para você escolher uma nova senha.</p>
        <Field label="Seu Email" error={formState.errors.email?.message}>
          <TextInput type="email" autoComplete="username" inputMode="email" {...register('email')} />
        </Field>
        <Button type="submit" variant="main" size="lg" busy={request.isPending} busyLabel="Enviando...">
          Enviar Link de Redefinição
        </Button>
        <Button
          size="lg"
          variant="quiet"
          disabled={request.isPending}
          onClick={() => onBack(getValues('email'))}
        >
          Voltar para Login
        </Button>
      </form>
    </>
  );
}
