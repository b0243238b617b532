import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { createFlashcardSchema, flashcardLimits } from '#shared/contracts/flashcards.ts';
import { resolverOf } from '#web/lib/form-rules.ts';
import { countOf } from '#web/lib/format.ts';
import { useToast } from '#web/ui/use-toast.ts';
import { proposeCards, useCreateFlashcards } from './api.ts';
import type { Filing } from './from-text/use-keep-cards.ts';
import { brokenProposalRules, keptCards, type Proposal, proposalOf } from './proposal.ts';

interface CardsFromAnswer {
  question: string;
  answer: string;
  onKept: () => void;
}

/** Cards that are asked for at a time. */
const more = 5;

const brokenFiling = (filing: Filing) =>
  (createFlashcardSchema.pick({ subject: true, deck: true }).safeParse(filing).error?.issues ?? []).map(
    ({ path, message }) => ({ field: String(path[0]), message }),
  );

/** The forms of cards made of a question and its answer: where they go, and what they say. */
export function useCardsFromAnswer({ question, answer, onKept }: CardsFromAnswer) {
  const filing = useForm<Filing>({
    defaultValues: { subject: '', deck: flashcardLimits.defaultDeck },
    resolver: resolverOf(brokenFiling),
  });
  const form = useForm<Proposal>({
    defaultValues: proposalOf({
      engine: 'local',
      fallback: null,
      note: null,
      cards: [{ question, answer, tags: [], difficulty: 3, source: null }],
    }),
    resolver: resolverOf(brokenProposalRules),
    shouldFocusError: false,
  });
  const toast = useToast();
  const keeping = useCreateFlashcards();
  const proposing = useMutation({
    mutationFn: proposeCards,
    onSuccess: (proposal) => {
      const known = form.getValues('cards');
      const isNew = (card: { question: string; answer: string }) =>
        !known.some((other) => other.question === card.question && other.answer === card.answer);
      form.setValue('cards', [...known, ...proposalOf(proposal).cards.filter(isNew)], { shouldDirty: true });
    },
  });

  const askFiling = async (): Promise<Filing | null> =>
    (await filing.trigger(undefined, { shouldFocus: true })) ? filing.getValues() : null;

  const propose = async () => {
    const filed = await askFiling();
    if (filed) proposing.mutate({ ...filed, text: answer.slice(0, flashcardLimits.text), count: more });
  };

  const keep = async (edited: Proposal) => {
    const filed = await askFiling();
    if (!filed) return;
    keeping.mutate(keptCards(edited, filed), {
      onSuccess: ({ length }) => {
        toast.success(`${countOf(length, 'flashcard criado', 'flashcards criados')} com sucesso!`);
        onKept();
      },
    });
  };

  return {
    filing,
    form,
    /** Why there are fewer than asked for. */
    note: proposing.data?.note ?? null,
    propose: () => void propose(),
    isProposing: proposing.isPending,
    keep,
    isKeeping: keeping.isPending,
    error: keeping.error ?? proposing.error,
  };
}
