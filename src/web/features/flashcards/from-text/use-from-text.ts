import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { resolverOf } from '#web/lib/form-rules.ts';
import { tabStorage } from '#web/lib/storage.ts';
import { forgetDraft, readDraft, useDraft } from '#web/lib/use-draft.ts';
import { useToast } from '#web/ui/use-toast.ts';
import { type Proposal, proposalOf, proposalSchema } from '../proposal.ts';
import type { CardSource } from './source.ts';
import { type TextForm, textFormSchema } from './text-form.ts';

const storeProposal = (key: string, proposal: Proposal) => tabStorage.set(key, JSON.stringify(proposal));

/** What cards are asked by, and those proposed; both are found again after a reload or another screen. */
export function useFromText({ summary, formKey, proposalKey, blank, brokenRules, propose }: CardSource) {
  const [draft] = useState(() => readDraft(formKey, textFormSchema));
  const [shown, setShown] = useState(() => ({
    proposal: readDraft(proposalKey, proposalSchema),
    /** Another number for each proposal; 0 is one found again. */
    turn: 0,
  }));
  const [wasRestored, setWasRestored] = useState(
    draft !== null && (summary !== null || draft.text.trim() !== ''),
  );
  const form = useForm<TextForm>({
    defaultValues: draft ?? blank,
    resolver: resolverOf(brokenRules),
    shouldFocusError: false,
  });
  useDraft(formKey, form);
  const toast = useToast();

  const { mutate, isPending, error } = useMutation({
    mutationFn: async (asked: TextForm) => {
      const proposal = proposalOf(await propose(asked));
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
    forgetDraft(formKey);
    forgetDraft(proposalKey);
  };

  const discard = () => {
    form.reset(blank);
    show(null);
    forget();
    setWasRestored(false);
  };

  return { form, ...shown, wasRestored, generate, isPending, error, discard, forget };
}
