import { Link } from '@tanstack/react-router';
import type { Flashcard } from '#shared/contracts/flashcards.ts';
import { focusFirstError } from '#web/lib/form-rules.ts';
import { Button } from '#web/ui/button.tsx';
import { DraftNotice } from '#web/ui/draft-notice.tsx';
import { cardFields } from '../form/form.ts';
import { CardFormFrame } from '../form/frame.tsx';
import { useEditCard } from './use-edit-card.ts';

type EditCardFormProps = { card: Flashcard };

export function EditCardForm({ card }: EditCardFormProps) {
  const { form, wasRestored, discard, save, isPending, error } = useEditCard(card);
  return (
    <CardFormFrame
      label="Editar flashcard"
      form={form}
      onSubmit={form.handleSubmit(save, (errors) => focusFirstError(errors, cardFields))}
      notice={
        wasRestored && (
          <DraftNotice discardLabel="Descartar alterações" onDiscard={discard}>
            Recuperamos alterações que ainda não foram salvas.
          </DraftNotice>
        )
      }
      error={error}
      fallback="Não foi possível salvar o flashcard. Tente novamente."
      actions={
        <>
          <Button
            render={
              <Link to="/flashcards/$cardId" params={{ cardId: card.id }} activeOptions={{ exact: true }} />
            }
          >
            Cancelar
          </Button>
          <Button type="submit" variant="main" busy={isPending} busyLabel="Salvando...">
            Salvar
          </Button>
        </>
      }
    />
  );
}
