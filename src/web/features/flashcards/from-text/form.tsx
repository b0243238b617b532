import { Link } from '@tanstack/react-router';
import { Sparkles } from 'lucide-react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { flashcardLimits } from '#shared/contracts/flashcards.ts';
import { countOf } from '#shared/rules/text/format.ts';
import { sentencesOf } from '#web/lib/api/api-error.ts';
import { fieldId, focusFirstError, shownErrors } from '#web/lib/form-rules.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { ErrorSummary } from '#web/ui/form/error-summary.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { FormActions } from '#web/ui/form/form-actions.tsx';
import { RefusedForm } from '#web/ui/form/refused-form.tsx';
import { Slider } from '#web/ui/form/slider.tsx';
import { TextArea } from '#web/ui/form/text-area.tsx';
import { SubjectAndDeck } from '../subject-and-deck.tsx';
import { type CardSource, type TextForm, textFields } from './source.ts';

type TextFormFieldsProps = {
  form: UseFormReturn<TextForm>;
  /** What the cards are made of; null when the form asks for a text. */
  summary: CardSource['summary'];
  onGenerate: (asked: TextForm) => void;
  isPending: boolean;
  /** Why the last text became no cards. */
  error: unknown;
  /** Whether there are cards below: saving them is the main thing then. */
  hasProposal: boolean;
};

const { min, max } = flashcardLimits.fromText;

export function TextFormFields(props: TextFormFieldsProps) {
  const { form, summary, onGenerate, isPending, error, hasProposal } = props;
  const { control, register, formState, handleSubmit, setValue } = form;
  const { errors } = formState;
  const [deck, count] = useWatch({ control, name: ['deck', 'count'] });
  const buttons = (
    <>
      {!hasProposal && (
        <Button render={<Link to="/flashcards" activeOptions={{ exact: true }} />}>Cancelar</Button>
      )}
      <Button
        type="submit"
        variant={hasProposal ? 'secondary' : 'main'}
        icon={<Sparkles aria-hidden="true" />}
        busy={isPending}
        busyLabel="Gerando flashcards..."
      >
        Gerar flashcards
      </Button>
    </>
  );
  return (
    <form
      noValidate
      aria-label={summary ? 'Gerar flashcards de um resumo' : 'Gerar flashcards de um texto'}
      onSubmit={handleSubmit(onGenerate, (broken) => focusFirstError(broken, textFields))}
      className="grid gap-4"
    >
      <Card>
        <div className="grid gap-5">
          {summary ? (
            <div>
              <p className="text-ink-muted text-sm">Resumo</p>
              <Link
                to="/summaries/$summaryId"
                params={{ summaryId: summary.id }}
                className="link break-words font-medium"
              >
                {summary.title}
              </Link>
            </div>
          ) : (
            <Field
              id={fieldId('text')}
              label="Texto"
              hint="Cole um resumo, um capítulo ou suas anotações. Até 100.000 caracteres."
              error={errors.text?.message}
            >
              <TextArea
                {...register('text')}
                rows={hasProposal ? 4 : 8}
                className={hasProposal ? 'max-h-48!' : undefined}
              />
            </Field>
          )}
          <SubjectAndDeck
            register={register}
            deck={deck}
            onDeckChange={(next) => setValue('deck', next, { shouldDirty: true })}
            errors={errors}
          />
          <Slider
            label="Quantos flashcards"
            value={count}
            onValueChange={(next) => setValue('count', next, { shouldDirty: true })}
            min={min}
            max={max}
            formatValue={(value) => countOf(value, 'flashcard', 'flashcards')}
          />
        </div>
      </Card>
      <ErrorSummary errors={shownErrors(errors, textFields)} submitCount={0} />
      {!isPending && (
        <RefusedForm
          sentences={sentencesOf(error, 'Não foi possível criar os flashcards. Tente novamente mais tarde.')}
        />
      )}
      <p role="status" className="text-ink-muted text-sm empty:hidden">
        {isPending && `Lendo seu ${summary ? 'resumo' : 'texto'}. Pode levar até 30 segundos.`}
      </p>
      {hasProposal ? <div className="flex justify-end">{buttons}</div> : <FormActions>{buttons}</FormActions>}
    </form>
  );
}
