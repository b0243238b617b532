import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import type { ImportPreview, ImportResult } from '#shared/contracts/flashcard-transfer.ts';
import { sentencesOf } from '#web/lib/api/api-error.ts';
import { fieldId } from '#web/lib/form-rules.ts';
import type { ChosenFile } from '#web/lib/hooks/use-chosen-file.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { FormActions } from '#web/ui/form/form-actions.tsx';
import { RadioCards } from '#web/ui/form/radio-cards.tsx';
import { RefusedForm } from '#web/ui/form/refused-form.tsx';
import type { Filing } from '../filing.ts';
import { SubjectAndDeck } from '../subject-and-deck.tsx';
import { type FileReading, useImportFlashcards } from './api.ts';
import { brokenImportRules } from './form.ts';
import { cardCount } from './labels.ts';

type ImportChoicesProps = {
  file: ChosenFile;
  reading: FileReading;
  preview: ImportPreview;
  /** The numbers are those of another reading, still. */
  isCounting: boolean;
  form: UseFormReturn<Filing>;
  onImported: (result: ImportResult) => void;
};

const duplicateOptions = [
  { value: 'skip', label: 'Pular os repetidos', description: 'Os que você já tem ficam como estão.' },
  { value: 'import', label: 'Importar mesmo assim', description: 'Você fica com mais de um igual.' },
] as const;

/** Where the cards go, what becomes of duplicates, and the import itself. */
export function ImportChoices({ file, reading, preview, isCounting, form, onImported }: ImportChoicesProps) {
  const [duplicates, setDuplicates] = useState<'skip' | 'import'>('skip');
  const { mutate, isPending, error } = useImportFlashcards();
  const { control, register, formState, getValues, setValue, setError, clearErrors } = form;
  const deck = useWatch({ control, name: 'deck' });
  const { errors } = formState;
  const repeated = preview.duplicates.own + preview.duplicates.file;
  const count = preview.ready + (duplicates === 'import' ? repeated : 0);

  const submit = () => {
    if (isPending || isCounting) return;
    const values = getValues();
    const broken = brokenImportRules(values, preview.withoutSubject > 0);
    clearErrors();
    for (const { field, message } of broken) setError(field as keyof Filing, { message });
    const [first] = broken;
    if (first) requestAnimationFrame(() => document.getElementById(fieldId(first.field))?.focus());
    else mutate({ file, ...reading, ...values, duplicates }, { onSuccess: onImported });
  };

  return (
    <form
      noValidate
      aria-label="Importar flashcards"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
      className="grid gap-4"
    >
      <Card title="Onde guardar" description="Vale para os flashcards que não trazem matéria ou baralho.">
        <div className="grid gap-5">
          <SubjectAndDeck
            register={register}
            deck={deck}
            onDeckChange={(next) => setValue('deck', next)}
            errors={errors}
          />
          {repeated > 0 && (
            <RadioCards
              legend="Flashcards repetidos"
              options={duplicateOptions}
              value={duplicates}
              onValueChange={setDuplicates}
            />
          )}
        </div>
      </Card>
      {!isPending && (
        <RefusedForm
          sentences={sentencesOf(
            error,
            'Não foi possível importar os flashcards. Tente novamente mais tarde.',
          )}
        />
      )}
      {count === 0 && <Alert>Não há flashcards novos para importar deste arquivo.</Alert>}
      <FormActions>
        <Button render={<Link to="/flashcards" activeOptions={{ exact: true }} />}>Cancelar</Button>
        <Button
          type="submit"
          variant="main"
          disabled={count === 0}
          busy={isPending}
          busyLabel="Importando..."
          className="tabular-nums"
        >
          {count === 0 ? 'Importar flashcards' : `Importar ${cardCount(count)}`}
        </Button>
      </FormActions>
    </form>
  );
}
