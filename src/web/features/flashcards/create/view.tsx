import { getRouteApi, Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { sentenceOf } from '#web/lib/api/api-error.ts';
import { fieldId, focusFirstError, resolverOf } from '#web/lib/form-rules.ts';
import { forgetDraft, readDraft, useDraft } from '#web/lib/hooks/use-draft.ts';
import { useLoaded } from '#web/lib/hooks/use-loaded.ts';
import { profileQuery } from '#web/session/current-user.ts';
import { BackLink } from '#web/ui/back-link.tsx';
import { Button } from '#web/ui/button.tsx';
import { ErrorState, useRetry } from '#web/ui/error-state.tsx';
import { DraftNotice } from '#web/ui/form/draft-notice.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { useToast } from '#web/ui/toast/use-toast.ts';
import { useCreateFlashcard } from '../api.ts';
import { givenFiling, lastFiling, rememberFiling } from '../filing.ts';
import type { FilingSearch } from '../filing-search.ts';
import {
  brokenCardRules,
  type CardForm,
  cardFields,
  cardFormSchema,
  cardInput,
  hasText,
  newCard,
  nextCard,
} from '../form/form.ts';
import { CardFormFrame, CardFormSkeleton } from '../form/frame.tsx';

const route = getRouteApi('/student/flashcards/create');

export function CreateFlashcardPage() {
  const filing = route.useSearch();
  const { id } = useLoaded(profileQuery);
  return (
    <>
      <CreateCardHeader />
      <CreateCardForm key={id} userId={id} filing={filing} />
    </>
  );
}

export const CreateCardPending = () => (
  <>
    <CreateCardHeader />
    <CardFormSkeleton />
  </>
);

export function CreateCardFailure({ error }: { error: unknown }) {
  const retry = useRetry();
  return (
    <>
      <CreateCardHeader />
      <ErrorState
        message={sentenceOf(error, 'Não foi possível carregar seu perfil. Tente novamente.')}
        onRetry={retry}
      />
    </>
  );
}

const CreateCardHeader = () => (
  <PageHeader
    title="Criar flashcard"
    back={<BackLink render={<Link to="/flashcards" />}>Flashcards</BackLink>}
  />
);

type CreateCardFormProps = { userId: string; filing: FilingSearch };

function CreateCardForm({ userId, filing }: CreateCardFormProps) {
  const { form, wasRestored, discard, save, saveAndGoOn, isPending, error } = useCreateCard(userId, filing);
  const refuse = (errors: object) => focusFirstError(errors, cardFields);
  const goOn = form.handleSubmit(saveAndGoOn, refuse);
  return (
    <CardFormFrame
      label="Criar flashcard"
      form={form}
      onSubmit={form.handleSubmit(save, refuse)}
      onQuickSave={goOn}
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
          <Button disabled={isPending} aria-keyshortcuts="Control+Enter" onClick={goOn}>
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

/** A card where a link asks for it, else where the last one went. */
function blankCard(userId: string, filing: FilingSearch): CardForm {
  const last = lastFiling(userId);
  const isOther = filing.subject !== undefined && filing.subject !== last.subject;
  return { ...newCard, ...(isOther ? {} : last), ...givenFiling(filing) };
}

/** The creation form, opened on what this tab kept of it, or where the last card went. */
function useCreateCard(userId: string, filing: FilingSearch) {
  const draftKey = `flashcardDraft.${userId}`;
  const [draft] = useState(() => readDraft(draftKey, cardFormSchema));
  const [wasRestored, setWasRestored] = useState(draft !== null && hasText(draft));
  const isFiled = Boolean(filing.subject || filing.deck);
  const form = useForm<CardForm>({
    defaultValues: draft && (hasText(draft) || !isFiled) ? draft : blankCard(userId, filing),
    resolver: resolverOf(brokenCardRules),
    shouldFocusError: false,
  });
  useDraft(draftKey, form);
  const { mutate, isPending, error } = useCreateFlashcard();
  const navigate = useNavigate();
  const toast = useToast();

  const discard = () => {
    form.reset(blankCard(userId, filing));
    forgetDraft(draftKey);
    setWasRestored(false);
  };

  const create = (card: CardForm, then: () => void) => {
    if (isPending) return;
    mutate(cardInput(card), {
      onSuccess: () => {
        setWasRestored(false);
        rememberFiling(userId, card);
        toast.success('Flashcard criado.');
        then();
      },
    });
  };

  const save = (card: CardForm) =>
    create(card, () => {
      forgetDraft(draftKey);
      void navigate({ to: '/flashcards' });
    });

  const saveAndGoOn = (card: CardForm) =>
    create(card, () => {
      form.reset(nextCard({ ...card, tags: cardInput(card).tags }));
      document.getElementById(fieldId('question'))?.focus();
    });

  return { form, wasRestored, discard, save, saveAndGoOn, isPending, error };
}
