import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { sentenceOf } from '#web/lib/api-error.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { forgotPassword } from '../api.ts';
import { useSmallForm } from '../use-small-form.ts';

const sent = 'Se o email estiver cadastrado, instruções foram enviadas. Verifique sua caixa de spam.';
const failed = 'Falha ao enviar o pedido. Verifique o email e tente novamente.';

const schema = async () => (await import('#shared/contracts/accounts.schemas.ts')).forgotPasswordSchema;

interface ForgotPasswordFormProps {
  email: string;
  onBack: (email: string) => void;
}

export function ForgotPasswordForm({ email, onBack }: ForgotPasswordFormProps) {
  const request = useMutation({ mutationFn: forgotPassword });
  const emailInput = useRef<HTMLInputElement>(null);
  const { form, errors, send } = useSmallForm(schema, (given) => request.mutate(given.email));
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
