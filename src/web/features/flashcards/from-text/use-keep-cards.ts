import { useNavigate } from '@tanstack/react-router';
import { useForm } from 'react-hook-form';
import { resolverOf } from '#web/lib/form-rules.ts';
import { countOf } from '#web/lib/format.ts';
import { useDraft } from '#web/lib/use-draft.ts';
import { useToast } from '#web/ui/use-toast.ts';
import { useCreateFlashcards } from '../api.ts';
import { brokenProposalRules, keptCards, type Proposal } from '../proposal.ts';

/** Where cards are filed. */
export interface Filing {
  subject: string;
  deck: string;
}

interface Keeping {
  proposal: Proposal;
  draftKey: string;
  /** Null when something about it is wrong, which is said where it is asked. */
  askFiling: () => Promise<Filing | null>;
  /** Once the cards are kept. */
  onKept: () => void;
}

/** The form of proposed cards: edited, unticked and saved. */
export function useKeepCards({ proposal, draftKey, askFiling, onKept }: Keeping) {
  const form = useForm<Proposal>({
    defaultValues: proposal,
    resolver: resolverOf(brokenProposalRules),
    shouldFocusError: false,
  });
  useDraft(draftKey, form);
  const { mutate, isPending, error } = useCreateFlashcards();
  const navigate = useNavigate();
  const toast = useToast();

  const keep = async (edited: Proposal) => {
    if (isPending) return;
    const filing = await askFiling();
    if (!filing) return;
    mutate(keptCards(edited, filing), {
      onSuccess: ({ length }) => {
        onKept();
        toast.success(`${countOf(length, 'flashcard criado', 'flashcards criados')} com sucesso!`);
        void navigate({ to: '/flashcards' });
      },
    });
  };

  const tickAll = (isKept: boolean) => {
    for (const index of proposal.cards.keys())
      form.setValue(`cards.${index}.isKept`, isKept, { shouldDirty: true });
    if (form.formState.isSubmitted) void form.trigger();
  };

  return { form, keep, tickAll, isPending, error };
}
