import { Link, useNavigate } from '@tanstack/react-router';
import { Cpu, Sparkles } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { type UseFormReturn, useForm, useWatch } from 'react-hook-form';
import { countOf } from '#shared/rules/text/format.ts';
import { engineText } from '#web/domain/engine-labels.ts';
import { sentencesOf } from '#web/lib/api/api-error.ts';
import { fieldId, focusFirstError, resolverOf, shownErrors } from '#web/lib/form-rules.ts';
import { useDraft } from '#web/lib/hooks/use-draft.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { ErrorSummary } from '#web/ui/form/error-summary.tsx';
import { FormActions } from '#web/ui/form/form-actions.tsx';
import { RefusedForm } from '#web/ui/form/refused-form.tsx';
import { useToast } from '#web/ui/toast/use-toast.ts';
import { useCreateFlashcards } from '../api.ts';
import type { Filing } from '../filing.ts';
import { brokenProposalRules, engineWords, keptCards, ownCard, type Proposal } from '../proposal.ts';
import { ProposedCardItem } from '../proposed-card.tsx';
import { OwnCards } from './own-cards.tsx';

type ProposedCardsProps = {
  proposal: Proposal;
  /** It has just come: it is what the student waited for. */
  isFresh: boolean;
  draftKey: string;
  askFiling: () => Promise<Filing | null>;
  onKept: () => void;
};

const fields = ['cards'] as const;

export function ProposedCards({ proposal, isFresh, ...keeping }: ProposedCardsProps) {
  const { form, keep, tickAll, isPending, error } = useKeepCards({ proposal, ...keeping });
  const { control, formState, handleSubmit } = form;
  const cards = useWatch({ control, name: 'cards' });
  const kept = cards.filter(({ isKept }) => isKept).length;
  const { hide, ask } = useOwnCards(form);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isFresh) heading.current?.focus();
  }, [isFresh]);
  const Engine = proposal.engine === 'model' ? Sparkles : Cpu;
  const isAllKept = kept === cards.length;
  const sentences = proposal.sentences.filter((sentence) => cards.every(({ source }) => source !== sentence));
  return (
    <form
      noValidate
      aria-label="Salvar flashcards"
      onSubmit={handleSubmit(keep, (broken) => focusFirstError(broken, fields))}
      className="grid gap-4"
    >
      <div className="grid gap-1">
        <h2 ref={heading} tabIndex={-1} className="text-lg outline-none">
          {cards.length > 0
            ? countOf(cards.length, 'flashcard para conferir', 'flashcards para conferir')
            : 'Nenhum flashcard pronto'}
        </h2>
        {cards.length > 0 && (
          <p className="text-ink-muted text-sm">
            Edite o que quiser e desmarque os que não vão ficar. Nada foi salvo ainda.
          </p>
        )}
      </div>
      {proposal.note && <Alert>{proposal.note}</Alert>}
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <p className="flex items-center gap-1.5 text-ink-muted text-sm">
          <Engine aria-hidden="true" className="size-4 shrink-0" />
          {engineText(engineWords[proposal.engine], proposal.fallback)}
        </p>
        {cards.length > 0 && (
          <Button size="sm" variant="quiet" onClick={() => tickAll(!isAllKept)}>
            {isAllKept ? 'Desmarcar todos' : 'Marcar todos'}
          </Button>
        )}
      </div>
      <ol
        id={fieldId('cards')}
        tabIndex={-1}
        aria-label="Flashcards propostos"
        className="grid gap-3 outline-none"
      >
        {cards.map(({ source }, index) => (
          <li key={fieldId(`cards.${index}`)}>
            <ProposedCardItem form={form} index={index} source={source} />
          </li>
        ))}
      </ol>
      {sentences.length > 0 && <OwnCards sentences={sentences} onHide={hide} onAsk={ask} />}
      <ErrorSummary errors={shownErrors(formState.errors, fields)} submitCount={0} />
      {!isPending && (
        <RefusedForm
          sentences={sentencesOf(error, 'Não foi possível criar os flashcards. Tente novamente mais tarde.')}
        />
      )}
      <FormActions>
        <Button render={<Link to="/flashcards" activeOptions={{ exact: true }} />}>Cancelar</Button>
        <Button type="submit" variant="main" busy={isPending} busyLabel="Salvando...">
          {`Salvar ${countOf(kept, 'flashcard', 'flashcards')}`}
        </Button>
      </FormActions>
    </form>
  );
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
function useKeepCards({ proposal, draftKey, askFiling, onKept }: Keeping) {
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
    for (const index of form.getValues('cards').keys())
      form.setValue(`cards.${index}.isKept`, isKept, { shouldDirty: true });
    if (form.formState.isSubmitted) void form.trigger();
  };

  return { form, keep, tickAll, isPending, error };
}

/** Adds the student's own cards to the proposed ones. */
function useOwnCards({ getValues, setValue, setFocus }: UseFormReturn<Proposal>) {
  const toast = useToast();
  const [asked, setAsked] = useState<number | null>(null);
  useEffect(() => {
    if (asked !== null) setFocus(`cards.${asked}.question`);
  }, [asked, setFocus]);

  /** Answers its place. */
  const add = (question: string, answer: string, sentence: string): number => {
    const cards = getValues('cards');
    setValue('cards', [...cards, ownCard(question, answer, sentence)], { shouldDirty: true });
    return cards.length;
  };

  return {
    hide: (sentence: string, { question, answer }: { question: string; answer: string }) => {
      const place = add(question, answer, sentence);
      toast.success(`Flashcard ${place + 1} criado: confira acima.`);
    },
    ask: (sentence: string) => setAsked(add('', sentence, sentence)),
  };
}
