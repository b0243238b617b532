import { SquareDashed } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { fieldId } from '#web/lib/form-rules.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { Segmented } from '#web/ui/form/segmented.tsx';
import { TagsField } from '#web/ui/form/tags-field.tsx';
import { TextArea } from '#web/ui/form/text-area.tsx';
import { announce } from '#web/ui/toast/announce.ts';
import { DifficultyBadge, difficultyGroup, difficultyLevels, difficultyNames } from '../difficulty.tsx';
import { SubjectAndDeck } from '../subject-and-deck.tsx';
import { answerAfterCloze, wrapCloze } from './cloze.ts';
import { addCardTags, type CardForm } from './form.ts';

type CardFieldsProps = { form: UseFormReturn<CardForm> };

export function CardFields({ form }: CardFieldsProps) {
  const { control, register, formState, setValue } = form;
  const { errors } = formState;
  const [deck, difficulty] = useWatch({ control, name: ['deck', 'difficulty'] });
  return (
    <div className="grid gap-5">
      <ClozeField
        form={form}
        name="question"
        label="Pergunta"
        hint="Selecione uma palavra para escondê-la. Aceita Markdown e fórmulas, como $E=mc^2$. Em branco, o flashcard mostra a matéria."
        placeholder="Ex.: O que é a mitose?"
      />
      <ClozeField
        form={form}
        name="answer"
        label="Resposta"
        hint="Aparece quando você vira o flashcard."
        placeholder="Ex.: A divisão de uma célula em duas iguais."
      />
      <SubjectAndDeck
        register={register}
        deck={deck}
        onDeckChange={(next) => setValue('deck', next, { shouldDirty: true })}
        errors={errors}
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

type ClozeFieldProps = {
  form: UseFormReturn<CardForm>;
  name: 'question' | 'answer';
  label: string;
  hint: ReactNode;
  placeholder: string;
};

/** A side of the card: a text in which a selection can be covered. */
function ClozeField({ form, name, label, hint, placeholder }: ClozeFieldProps) {
  const { register, formState, getValues, setValue } = form;
  const area = useRef<HTMLTextAreaElement>(null);
  const { ref, ...registration } = register(name);

  const cover = () => {
    const box = area.current;
    if (!box) return;
    const options = { shouldDirty: true, shouldValidate: formState.isSubmitted };
    const { text, start, end } = wrapCloze({
      text: box.value,
      start: box.selectionStart,
      end: box.selectionEnd,
    });
    if (name === 'question')
      setValue('answer', answerAfterCloze(getValues('answer'), box.value, text), options);
    setValue(name, text, options);
    box.focus();
    box.setSelectionRange(start, end);
    announce('Palavra escondida.');
  };

  return (
    <div className="grid gap-1.5">
      <Field id={fieldId(name)} label={label} hint={hint} error={formState.errors[name]?.message}>
        <TextArea
          {...registration}
          ref={(element) => {
            ref(element);
            area.current = element;
          }}
          placeholder={placeholder}
        />
      </Field>
      <div>
        <Button
          size="sm"
          variant="quiet"
          icon={<SquareDashed aria-hidden="true" />}
          onClick={cover}
          aria-label={`Esconder palavra na ${label.toLocaleLowerCase('pt-BR')}`}
          className="-ms-3"
        >
          Esconder palavra
        </Button>
      </div>
    </div>
  );
}

type CardTagsFieldProps = { form: UseFormReturn<CardForm> };

function CardTagsField({ form: { control, formState, setValue, clearErrors } }: CardTagsFieldProps) {
  const [tags, typed] = useWatch({ control, name: ['tags', 'tagDraft'] });
  return (
    <TagsField
      id={fieldId('tags')}
      listLabel="Tags do flashcard"
      tags={tags}
      typed={typed}
      onChange={(next) => {
        clearErrors('tags');
        setValue('tags', [...next.tags], { shouldDirty: true });
        setValue('tagDraft', next.typed, { shouldDirty: true });
      }}
      add={addCardTags}
      error={formState.errors.tags?.message}
    />
  );
}

type DifficultyFieldProps = {
  /** 1 to 5. */
  value: number;
  onValueChange: (value: number) => void;
};

const options = difficultyLevels.map((level) => ({
  value: String(level),
  label: (
    <>
      {level}
      <span className="sr-only">, {difficultyNames[difficultyGroup(level)].toLocaleLowerCase('pt-BR')}</span>
    </>
  ),
}));

function DifficultyField({ value, onValueChange }: DifficultyFieldProps) {
  return (
    <div className="grid content-start gap-1.5">
      <span aria-hidden="true" className="font-medium text-ink text-sm">
        Dificuldade
      </span>
      <div className="flex flex-wrap items-center gap-3">
        <Segmented
          label="Dificuldade, de 1 a 5"
          options={options}
          value={String(value)}
          onValueChange={(level) => onValueChange(Number(level))}
        />
        <span aria-hidden="true">
          <DifficultyBadge difficulty={value} />
        </span>
      </div>
    </div>
  );
}
