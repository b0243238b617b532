import { useMutation } from '@tanstack/react-query';
import { Sparkles } from 'lucide-react';
import { useId } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { flashcardLimits } from '#shared/contracts/flashcards.ts';
import { countOf } from '#shared/rules/text/format.ts';
import { sentencesOf } from '#web/lib/api/api-error.ts';
import { fieldId, focusFirstError, resolverOf, shownErrors } from '#web/lib/form-rules.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { ErrorSummary } from '#web/ui/form/error-summary.tsx';
import { RefusedForm } from '#web/ui/form/refused-form.tsx';
import { Dialog } from '#web/ui/overlay/lazy-dialog.tsx';
import { useToast } from '#web/ui/toast/use-toast.ts';
import { proposeCards, useCreateFlashcards } from './api.ts';
import { brokenFilingRules, type Filing, newFiling } from './filing.ts';
import { brokenProposalRules, keptCards, type Proposal, proposalOf } from './proposal.ts';
import { ProposedCardItem } from './proposed-card.tsx';
import { SubjectAndDeck } from './subject-and-deck.tsx';

interface KeepCardsProps {
  question: string;
  answer: string;
  onClose: () => void;
}

const fields = ['cards'] as const;

/** A question and its answer become a flashcard, or several; all are shown before they are kept. */
export function KeepCards({ question, answer, onClose }: KeepCardsProps) {
  const formId = useId();
  const { filing, form, note, propose, isProposing, keep, isKeeping, error } = useCardsFromAnswer({
    question,
    answer,
    onKept: onClose,
  });
  const cards = useWatch({ control: form.control, name: 'cards' });
  const deck = useWatch({ control: filing.control, name: 'deck' });
  const kept = cards.filter(({ isKept }) => isKept).length;
  const { errors } = filing.formState;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Criar flashcard"
      description="Confira e edite. Nada foi salvo ainda."
      size="lg"
      footer={
        <>
          <Button onClick={onClose}>Cancelar</Button>
          <Button type="submit" form={formId} variant="main" busy={isKeeping} busyLabel="Salvando...">
            {kept > 1 ? `Salvar ${countOf(kept, 'flashcard', 'flashcards')}` : 'Salvar flashcard'}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        aria-label="Criar flashcard"
        onSubmit={form.handleSubmit(keep, (broken) => focusFirstError(broken, fields))}
        className="grid gap-4"
      >
        <SubjectAndDeck
          register={filing.register}
          deck={deck}
          onDeckChange={(deck) => filing.setValue('deck', deck)}
          errors={errors}
        />
        <ol id={fieldId('cards')} tabIndex={-1} aria-label="Flashcards" className="grid gap-3 outline-none">
          {cards.map(({ source }, index) => (
            <li key={fieldId(`cards.${index}`)}>
              <ProposedCardItem form={form} index={index} source={source} />
            </li>
          ))}
        </ol>
        {note && <Alert>{note}</Alert>}
        <Button
          className="justify-self-start"
          icon={<Sparkles aria-hidden="true" />}
          busy={isProposing}
          busyLabel="Gerando flashcards..."
          onClick={propose}
        >
          Propor mais a partir da resposta
        </Button>
        <ErrorSummary errors={shownErrors(form.formState.errors, fields)} submitCount={0} />
        {!isKeeping && !isProposing && (
          <RefusedForm
            sentences={
              error
                ? sentencesOf(error, 'Não foi possível criar os flashcards. Tente novamente mais tarde.')
                : []
            }
          />
        )}
      </form>
    </Dialog>
  );
}

interface CardsFromAnswer {
  question: string;
  answer: string;
  onKept: () => void;
}

/** Cards that are asked for at a time. */
const more = 5;

/** The forms of cards made of a question and its answer: where they go, and what they say. */
function useCardsFromAnswer({ question, answer, onKept }: CardsFromAnswer) {
  const filing = useForm<Filing>({
    defaultValues: newFiling,
    resolver: resolverOf(brokenFilingRules),
  });
  const form = useForm<Proposal>({
    defaultValues: proposalOf({
      engine: 'local',
      fallback: null,
      note: null,
      cards: [{ question, answer, tags: [], difficulty: 3, source: null }],
      sentences: [],
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
