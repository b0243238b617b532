import { useQuery } from '@tanstack/react-query';
import type { FieldErrors, UseFormRegisterReturn } from 'react-hook-form';
import { flashcardLimits } from '#shared/contracts/flashcards.ts';
import { commonSubjects } from '#web/domain/common-subjects.ts';
import { fieldId } from '#web/lib/form-rules.ts';
import { Field } from '#web/ui/form/field.tsx';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { decksQuery } from './api.ts';
import type { Filing } from './filing.ts';

type SubjectAndDeckProps = {
  /** Of the form that the two fields stand in. */
  register: (field: keyof Filing) => UseFormRegisterReturn;
  errors: FieldErrors<Filing>;
};

/** What cards are filed under; subjects that many have and the student's own decks are suggested. */
export function SubjectAndDeck({ register, errors }: SubjectAndDeckProps) {
  const { data: decks = [] } = useQuery(decksQuery);
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <Field
        id={fieldId('subject')}
        label="Matéria"
        hint="Escolha da lista ou escreva a sua."
        error={errors.subject?.message}
      >
        <TextInput
          {...register('subject')}
          list="materias"
          maxLength={flashcardLimits.subject}
          placeholder="Ex.: Biologia"
          autoComplete="off"
        />
      </Field>
      <Field
        id={fieldId('deck')}
        label="Baralho"
        hint="Use Pasta::Baralho para criar pastas"
        error={errors.deck?.message}
      >
        <TextInput
          {...register('deck')}
          list="baralhos"
          maxLength={flashcardLimits.deck}
          placeholder={flashcardLimits.defaultDeck}
          autoComplete="off"
        />
      </Field>
      <Suggestions id="materias" names={commonSubjects} />
      <Suggestions id="baralhos" names={decks.map((known) => known.deck)} />
    </div>
  );
}

function Suggestions({ id, names }: { id: string; names: readonly string[] }) {
  return (
    <datalist id={id}>
      {names.map((name) => (
        <option key={name} value={name} />
      ))}
    </datalist>
  );
}
