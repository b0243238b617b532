import { focusFirstError } from '#web/lib/form-rules.ts';
import { Button } from '#web/ui/button.tsx';
import { DraftNotice } from '#web/ui/draft-notice.tsx';
import { cardFields } from '../form/form.ts';
import { CardFormFrame } from '../form/frame.tsx';
import { useCreateCard } from './use-create-card.ts';

type CreateCardFormProps = { draftKey: string; subject?: string | undefined };

export function CreateCardForm({ draftKey, subject }: CreateCardFormProps) {
  const { form, wasRestored, discard, save, saveAndGoOn, isPending, error } = useCreateCard(
    draftKey,
    subject,
  );
  const refuse = (errors: object) => focusFirstError(errors, cardFields);
  return (
    <CardFormFrame
      label="Criar flashcard"
      form={form}
      onSubmit={form.handleSubmit(save, refuse)}
      notice={
        wasRestored && (
          <DraftNotice discardLabel="Começar do zero" onDiscard={discard}>
            Recuperamos o que você já tinha escrito.
          </DraftNotice>
        )
      }
      error={error}
      fallback="Não foi possível criar o flashcard. Tente novamente."
      actions={
        <>
          <Button disabled={isPending} onClick={form.handleSubmit(saveAndGoOn, refuse)}>
            Salvar e criar outro
          </Button>
          <Button type="submit" variant="main" busy={isPending} busyLabel="Salvando...">
            Salvar
          </Button>
        </>
      }
    />
  );
}
