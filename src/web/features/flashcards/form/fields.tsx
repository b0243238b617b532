import { type UseFormReturn, useWatch } from 'react-hook-form';
import { SubjectAndDeck } from '../subject-and-deck.tsx';
import { CardTagsField } from './card-tags-field.tsx';
import { ClozeField } from './cloze-field.tsx';
import { DifficultyField } from './difficulty-field.tsx';
import type { CardForm } from './form.ts';

type CardFieldsProps = { form: UseFormReturn<CardForm> };

export function CardFields({ form }: CardFieldsProps) {
  const { control, register, formState, setValue } = form;
  const { errors } = formState;
  const difficulty = useWatch({ control, name: 'difficulty' });
  return (
    <div className="grid gap-5">
      <ClozeField
        form={form}
        name="question"
        label="Pergunta"
        optional
        hint="Aceita Markdown e fórmulas, como $E=mc^2$. Selecione um trecho para cobri-lo com uma lacuna."
        placeholder="Ex.: O que é a mitose?"
      />
      <ClozeField
        form={form}
        name="answer"
        label="Resposta"
        hint="Aparece quando você vira o cartão."
        placeholder="Ex.: A divisão de uma célula em duas iguais."
      />
      <SubjectAndDeck
        subject={register('subject')}
        deck={register('deck')}
        errors={{ subject: errors.subject?.message, deck: errors.deck?.message }}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <CardTagsField form={form} />
        <DifficultyField
          value={difficulty}
          onValueChange={(level) => setValue('difficulty', level, { shouldDirty: true })}
        />
      </div>
    </div>
  );
}
