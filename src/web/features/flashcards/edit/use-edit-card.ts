import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { Flashcard } from '#shared/contracts/flashcards.ts';
import { resolverOf } from '#web/lib/form-rules.ts';
import { forgetDraft, readDraft, useDraft } from '#web/lib/use-draft.ts';
import { useToast } from '#web/ui/use-toast.ts';
import { useUpdateFlashcard } from '../api.ts';
import { brokenCardRules, type CardForm, cardFormOf, cardFormSchema, cardInput } from '../form/form.ts';

export const editDraftKey = (cardId: string): string => `flashcardEdit.${cardId}`;

/** The edit form of `card`, opened on changes that this tab kept. */
export function useEditCard(card: Flashcard) {
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
