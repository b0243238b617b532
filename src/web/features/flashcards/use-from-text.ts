import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { resolverOf } from '#web/lib/form-rules.ts';
import { tabStorage } from '#web/lib/storage.ts';
import { forgetDraft, readDraft, useDraft } from '#web/lib/use-draft.ts';
import { useToast } from '#web/ui/use-toast.ts';
import { proposeCards } from './api.ts';
import { type Proposal, proposalOf, proposalSchema } from './proposal.ts';
import { brokenTextRules, newTextForm, type TextForm, textFormSchema } from './text-form.ts';

const storeProposal = (key: string, proposal: Proposal) => tabStorage.set(key, JSON.stringify(proposal));

/** A text, and the cards proposed from it; both are found again after a reload or another screen. */
export function useFromText(userId: string) {
  const textKey = `flashcardTextDraft.${userId}`;
  const proposalKey = `flashcardProposalDraft.${userId}`;
  const [draft] = useState(() => readDraft(textKey, textFormSchema));
  const [shown, setShown] = useState(() => ({
    proposal: readDraft(proposalKey, proposalSchema),
    /** Another number for each proposal; 0 is one found again. */
    turn: 0,
  }));
  const [wasRestored, setWasRestored] = useState(draft !== null && draft.text.trim() !== '');
  const form = useForm<TextForm>({
    defaultValues: draft ?? newTextForm,
    resolver: resolverOf(brokenTextRules),
    shouldFocusError: false,
  });
  useDraft(textKey, form);
  const toast = useToast();

  const { mutate, isPending, error } = useMutation({
    mutationFn: async (asked: TextForm) => {
      const proposal = proposalOf(await proposeCards(asked));
      // Stored here: who has left this screen meanwhile finds the cards when they come back.
      const before = readDraft(proposalKey, proposalSchema);
      storeProposal(proposalKey, proposal);
      return { proposal, before };
    },
  });

  const show = (proposal: Proposal | null) => setShown(({ turn }) => ({ proposal, turn: turn + 1 }));

  const generate = (asked: TextForm) => {
    if (isPending) return;
    mutate(asked, {
      onSuccess: ({ proposal, before }) => {
        show(proposal);
        if (!before) return;
        toast.info('Os flashcards anteriores foram substituídos.', {
          undo: () => {
            storeProposal(proposalKey, before);
            show(before);
          },
        });
      },
    });
  };

  const forget = () => {
    forgetDraft(textKey);
    forgetDraft(proposalKey);
  };

  const discard = () => {
    form.reset(newTextForm);
    show(null);
    forget();
    setWasRestored(false);
  };

  return { form, ...shown, proposalKey, wasRestored, generate, isPending, error, discard, forget };
}
