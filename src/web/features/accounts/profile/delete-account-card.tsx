import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import type { User } from '#shared/contracts/accounts.ts';
import { rightsLimits } from '#shared/contracts/rights.ts';
import { sellsPlans } from '#web/domain/installation.tsx';
import { sentenceOf } from '#web/lib/api/api-error.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { PasswordInput } from '#web/ui/form/password-input.tsx';
import { ConfirmDialog, Dialog } from '#web/ui/overlay/lazy-dialog.tsx';
import { mailDeletionLink, useAskDeletion } from '../rights-api.ts';

type DeleteAccountCardProps = { user: Pick<User, 'email' | 'isTestAccount' | 'hasPassword'> };

export function DeleteAccountCard({ user }: DeleteAccountCardProps) {
  const [asking, setAsking] = useState(false);
  return (
    <Card
      title="Excluir minha conta"
      description={
        user.isTestAccount
          ? 'A conta de teste termina agora, com tudo o que há nela.'
          : `Depois do pedido, você tem ${rightsLimits.deletionDays} dias para desistir. Então tudo o que é seu é apagado${sellsPlans() ? ', menos os registros de pagamentos que a lei manda guardar' : ''}.`
      }
    >
      <Button variant="danger" onClick={() => setAsking(true)}>
        Excluir minha conta
      </Button>
      <DeleteAccountDialog user={user} open={asking} onOpenChange={setAsking} />
    </Card>
  );
}

const failed = 'Não foi possível excluir a conta. Tente novamente.';
const title = 'Excluir sua conta?';

interface DeleteAccountDialogProps {
  user: Pick<User, 'email' | 'isTestAccount' | 'hasPassword'>;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Asks once more, in the way that proves who asks: the password, a mailed link, or for a test account one click. */
function DeleteAccountDialog(props: DeleteAccountDialogProps) {
  if (props.user.isTestAccount) return <DeleteTestAccount {...props} />;
  return props.user.hasPassword ? <DeleteWithPassword {...props} /> : <DeleteByMail {...props} />;
}

function DeleteTestAccount({ open, onOpenChange }: DeleteAccountDialogProps) {
  const ask = useAskDeletion();
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title="Excluir a conta de teste?"
      description="Tudo o que há nela é apagado, e não é possível voltar."
      confirmLabel="Excluir conta de teste"
      busyLabel="Excluindo..."
      busy={ask.isPending}
      onConfirm={() => ask.mutate(null)}
      error={ask.error ? sentenceOf(ask.error, failed) : undefined}
    />
  );
}

function DeleteWithPassword({ user, open, onOpenChange }: DeleteAccountDialogProps) {
  const [password, setPassword] = useState('');
  const ask = useAskDeletion();
  const send = (event: FormEvent) => {
    event.preventDefault();
    ask.mutate(password);
  };
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      size="sm"
      title={title}
      description="Você sai de todos os aparelhos agora, e o que publicou some do marketplace. Para desistir, entre de novo em até 7 dias."
    >
      <form noValidate onSubmit={send} className="grid gap-4">
        <input type="text" name="username" autoComplete="username" value={user.email} readOnly hidden />
        <Field label="Sua senha">
          <PasswordInput
            autoComplete="current-password"
            value={password}
            onChange={(event) => setPassword(event.target.value)}
          />
        </Field>
        {ask.error && <Alert tone="danger">{sentenceOf(ask.error, failed)}</Alert>}
        <div className="flex flex-wrap-reverse justify-end gap-2 max-sm:*:flex-1">
          <Button disabled={ask.isPending} onClick={() => onOpenChange(false)}>
            Cancelar
          </Button>
          <Button
            type="submit"
            variant="danger"
            disabled={password === ''}
            busy={ask.isPending}
            busyLabel="Excluindo..."
          >
            Excluir conta
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

function DeleteByMail({ user, open, onOpenChange }: DeleteAccountDialogProps) {
  const mail = useMutation({ mutationFn: mailDeletionLink });
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      size="sm"
      title={title}
      description={`Sua conta não tem senha: confirme pelo link que enviaremos para ${user.email}. Depois, você ainda tem 7 dias para desistir.`}
    >
      <div className="grid gap-4">
        {mail.isSuccess && <Alert tone="ok">{mail.data.message}</Alert>}
        {mail.error && (
          <Alert tone="danger">
            {sentenceOf(mail.error, 'Não foi possível enviar o link. Tente novamente.')}
          </Alert>
        )}
        <div className="flex flex-wrap-reverse justify-end gap-2 max-sm:*:flex-1">
          <Button onClick={() => onOpenChange(false)}>{mail.isSuccess ? 'Fechar' : 'Cancelar'}</Button>
          {!mail.isSuccess && (
            <Button
              variant="danger"
              busy={mail.isPending}
              busyLabel="Enviando..."
              onClick={() => mail.mutate()}
            >
              Enviar link de exclusão
            </Button>
          )}
        </div>
      </div>
    </Dialog>
  );
}
