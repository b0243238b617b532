import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { fieldId, resolverOf } from '#web/lib/form-rules.ts';
import { forgetDraft, readDraft, useDraft } from '#web/lib/use-draft.ts';
import { useToast } from '#web/ui/use-toast.ts';
import { useCreateFlashcard } from '../api.ts';
import {
  brokenCardRules,
  type CardForm,
  cardFormSchema,
  cardInput,
  hasText,
  newCard,
  nextCard,
} from '../form/form.ts';

/** The creation form, opened on what this tab kept of it. */
export function useCreateCard(draftKey: string, subject = '') {
  const [draft] = useState(() => readDraft(draftKey, cardFormSchema));
  const [wasRestored, setWasRestored] = useState(draft !== null && hasText(draft));
  const form = useForm<CardForm>({
    defaultValues: draft ?? { ...newCard, subject },
    resolver: resolverOf(brokenCardRules),
    shouldFocusError: false,
  });
  useDraft(draftKey, form);
  const { mutate, isPending, error } = useCreateFlashcard();
  const navigate = useNavigate();
  const toast = useToast();

  const discard = () => {
    form.reset(newCard);
    forgetDraft(draftKey);
    setWasRestored(false);
  };

  const create = (card: CardForm, then: () => void) => {
    if (isPending) return;
    mutate(cardInput(card), {
      onSuccess: () => {
        setWasRestored(false);
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
