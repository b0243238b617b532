import { getRouteApi, Link, useNavigate } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { Flashcard } from '#shared/contracts/flashcards.ts';
import { focusFirstError, resolverOf } from '#web/lib/form-rules.ts';
import { forgetDraft, readDraft, useDraft } from '#web/lib/hooks/use-draft.ts';
import { useLoaded } from '#web/lib/hooks/use-loaded.ts';
import { BackLink } from '#web/ui/back-link.tsx';
import { Button } from '#web/ui/button.tsx';
import { DraftNotice } from '#web/ui/form/draft-notice.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { useToast } from '#web/ui/toast/use-toast.ts';
import { flashcardQuery, useUpdateFlashcard } from '../api.ts';
import { DeleteCard, SuspendCard } from '../card.tsx';
import {
  brokenCardRules,
  type CardForm,
  cardFields,
  cardFormOf,
  cardFormSchema,
  cardInput,
} from '../form/form.ts';
import { CardFormFrame, CardFormSkeleton } from '../form/frame.tsx';

export { CardFailure } from '../card.tsx';

const route = getRouteApi('/student/flashcards/$cardId/edit');

export function EditFlashcardPage() {
  const { cardId } = route.useParams();
  const card = useLoaded(flashcardQuery(cardId));
  return (
    <>
      <EditCardHeader
        actions={
          <>
            <SuspendCard card={card} />
            <DeleteCard card={card} onDeleted={() => forgetDraft(editDraftKey(card.id))} />
          </>
        }
      />
      <EditCardForm key={card.id} card={card} />
    </>
  );
}

export const EditCardPending = () => (
  <>
    <EditCardHeader />
    <CardFormSkeleton />
  </>
);

function EditCardHeader({ actions }: { actions?: ReactNode }) {
  const { cardId } = route.useParams();
  return (
    <PageHeader
      title="Editar flashcard"
      back={
        <BackLink render={<Link to="/flashcards/$cardId" params={{ cardId }} />}>
          Voltar ao flashcard
        </BackLink>
      }
      actions={actions}
    />
  );
}

type EditCardFormProps = { card: Flashcard };

function EditCardForm({ card }: EditCardFormProps) {
  const { form, wasRestored, discard, save, isPending, error } = useEditCard(card);
  const submit = form.handleSubmit(save, (errors) => focusFirstError(errors, cardFields));
  return (
    <CardFormFrame
      label="Editar flashcard"
      form={form}
      onSubmit={submit}
      onQuickSave={() => {
        if (!isPending) void submit();
      }}
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

const editDraftKey = (cardId: string): string => `flashcardEdit.${cardId}`;

/** The edit form of `card`, opened on changes that this tab kept. */
function useEditCard(card: Flashcard) {
  const draftKey = editDraftKey(card.id);
  const [draft] = useState(() => readDraft(draftKey, cardFormSchema));
  const [wasRestored, setWasRestored] = useState(draft !== null);
  const form = useForm<CardForm>({
    defaultValues: draft ?? cardFormOf(card),
    resolver: resolverOf(brokenCardRules),
    shouldFocusError: false,
  });
  useDraft(draftKey, form);
  const { mutate, isPending, error } = useUpdateFlashcard(card.id);
  const navigate = useNavigate();
  const toast = useToast();

  const discard = () => {
    form.reset(cardFormOf(card));
    forgetDraft(draftKey);
    setWasRestored(false);
  };

  const save = (edit: CardForm) =>
    mutate(cardInput(edit), {
      onSuccess: () => {
        forgetDraft(draftKey);
        toast.success('Flashcard atualizado.');
        void navigate({ to: '/flashcards/$cardId', params: { cardId: card.id } });
      },
    });

  return { form, wasRestored, discard, save, isPending, error };
}
