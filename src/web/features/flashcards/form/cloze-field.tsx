import { SquareDashed } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { fieldId } from '#web/lib/form-rules.ts';
import { announce } from '#web/ui/announce.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { answerAfterCloze, wrapCloze } from './cloze.ts';
import type { CardForm } from './form.ts';

type ClozeFieldProps = {
  form: UseFormReturn<CardForm>;
  name: 'question' | 'answer';
  label: string;
  hint: ReactNode;
  placeholder: string;
  optional?: boolean;
};

/** A side of the card: a text in which a selection can be covered. */
export function ClozeField({ form, name, label, hint, placeholder, optional }: ClozeFieldProps) {
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
    announce('Lacuna criada.');
  };

  return (
    <div className="grid gap-1.5">
      <Field
        id={fieldId(name)}
        label={label}
        optional={optional === true}
        hint={hint}
        error={formState.errors[name]?.message}
      >
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
          aria-label={`Criar lacuna na ${label.toLocaleLowerCase('pt-BR')}`}
          className="-ms-3"
        >
          Criar lacuna
        </Button>
      </div>
    </div>
  );
}
