import { RefreshCw } from 'lucide-react';
import { type ReactNode, type SubmitEventHandler, useDeferredValue, useMemo, useState } from 'react';
import { type Control, type UseFormReturn, useWatch } from 'react-hook-form';
import { flashcardLimits } from '#shared/contracts/flashcards.ts';
import { sentencesOf } from '#web/lib/api/api-error.ts';
import { fieldId, shownErrors } from '#web/lib/form-rules.ts';
import { useFirstField } from '#web/lib/hooks/use-first-field.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { ErrorSummary } from '#web/ui/form/error-summary.tsx';
import { FormActions } from '#web/ui/form/form-actions.tsx';
import { RefusedForm } from '#web/ui/form/refused-form.tsx';
import { Skeleton, SkeletonBlock } from '#web/ui/skeleton.tsx';
import { StudyCard } from '../study-card.tsx';
import { CardFields } from './fields.tsx';
import { type CardForm, cardFields } from './form.ts';

type CardFormFrameProps = {
  /** What the form is for, to a screen reader. */
  label: string;
  form: UseFormReturn<CardForm>;
  onSubmit: SubmitEventHandler;
  /** What Ctrl+Enter does. */
  onQuickSave: () => void;
  /** Said before the fields. */
  notice: ReactNode;
  /** Why the server did not take it; null when it did. */
  error: unknown;
  fallback: string;
  actions: ReactNode;
};

/** The form of one card beside the card itself. */
export function CardFormFrame({
  label,
  form,
  onSubmit,
  onQuickSave,
  notice,
  error,
  fallback,
  actions,
}: CardFormFrameProps) {
  useFirstField(fieldId('question'));
  return (
    <form
      noValidate
      aria-label={label}
      onSubmit={onSubmit}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.repeat) return;
        event.preventDefault();
        onQuickSave();
      }}
      className="flex flex-col gap-4 lg:grid lg:grid-cols-[minmax(0,1fr)_24rem] lg:items-start lg:gap-6"
    >
      <div className="grid min-w-0 gap-4">
        {notice}
        <Card>
          <CardFields form={form} />
        </Card>
      </div>
      <div className="lg:sticky lg:top-20">
        <CardPreview control={form.control} />
      </div>
      <div className="max-lg:contents lg:grid lg:gap-4">
        <ErrorSummary errors={shownErrors(form.formState.errors, cardFields)} submitCount={0} />
        <RefusedForm sentences={sentencesOf(error, fallback)} />
        <FormActions isBeside>{actions}</FormActions>
      </div>
    </form>
  );
}

type CardPreviewProps = { control: Control<CardForm> };

/** The card as it will be studied, while it is written. */
function CardPreview({ control }: CardPreviewProps) {
  const [question, answer, subject, deck] = useWatch({
    control,
    name: ['question', 'answer', 'subject', 'deck'],
  });
  const [isFlipped, setFlipped] = useState(false);
  const shown = useMemo(
    () => ({
      question: question.trim() || subject.trim() ? question : 'Sem pergunta ainda',
      answer: answer.trim() || 'Sem resposta ainda',
      subject: subject.trim() || 'Matéria',
      deck: deck.trim() || flashcardLimits.defaultDeck,
    }),
    [question, answer, subject, deck],
  );
  // Formulas take longer to draw than a key may wait.
  const card = useDeferredValue(shown);
  const flip = () => setFlipped((before) => !before);
  return (
    <section aria-label="Prévia do flashcard" className="grid gap-2">
      <div className="flex items-center justify-between gap-3">
        <h2 className="font-sans font-semibold text-sm tracking-normal">Prévia</h2>
        <Button size="sm" variant="quiet" icon={<RefreshCw aria-hidden="true" />} onClick={flip}>
          {isFlipped ? 'Ver pergunta' : 'Ver resposta'}
        </Button>
      </div>
      <StudyCard card={card} face={isFlipped ? 'back' : 'front'} onFlip={flip} />
    </section>
  );
}

export function CardFormSkeleton() {
  return (
    <Skeleton className="lg:grid-cols-[minmax(0,1fr)_24rem] lg:gap-x-6 lg:*:first:col-span-2">
      <SkeletonBlock className="h-150 rounded-lg!" />
      <SkeletonBlock className="h-80 rounded-lg!" />
    </Skeleton>
  );
}
