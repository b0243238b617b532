import { Plus, X } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { fieldId } from '#web/lib/form-rules.ts';
import { announce } from '#web/ui/announce.ts';
import { Field } from '#web/ui/field.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import type { CardForm } from '../card-form.ts';
import { addTags } from '../card-tags.ts';

type TagsFieldProps = { form: UseFormReturn<CardForm> };

export function TagsField({ form }: TagsFieldProps) {
  const { control, formState, setValue, getValues, clearErrors } = form;
  const [tags, typed] = useWatch({ control, name: ['tags', 'tagDraft'] });
  const [problem, setProblem] = useState<string | null>(null);

  const type = (text: string) => {
    setProblem(null);
    clearErrors('tags');
    setValue('tagDraft', text, { shouldDirty: true });
  };

  const add = (text: string) => {
    const after = addTags(getValues('tags'), text);
    const added = after.tags.slice(getValues('tags').length);
    type(after.left);
    setProblem(after.problem);
    setValue('tags', after.tags, { shouldDirty: true });
    if (added.length > 0)
      announce(`${added.join(', ')}: ${added.length > 1 ? 'tags adicionadas' : 'tag adicionada'}.`);
  };

  const remove = (tag: string) => {
    setProblem(null);
    clearErrors('tags');
    setValue(
      'tags',
      getValues('tags').filter((other) => other !== tag),
      { shouldDirty: true },
    );
    announce(`${tag}: tag removida.`);
    document.getElementById(fieldId('tags'))?.focus();
  };

  const addOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    if (!event.nativeEvent.isComposing) add(typed);
  };

  return (
    <div className="grid gap-2">
      <Field
        id={fieldId('tags')}
        label="Tags"
        optional
        hint="Enter ou vírgula adiciona."
        error={problem ?? formState.errors.tags?.message}
      >
        <div className="flex gap-1">
          <TextInput
            value={typed}
            onChange={({ target: { value } }) => (value.includes(',') ? add(value) : type(value))}
            onKeyDown={addOnEnter}
            enterKeyHint="enter"
            autoComplete="off"
            placeholder="Ex.: Enem"
          />
          <IconButton label="Adicionar tag" onClick={() => add(typed)} disabled={typed.trim() === ''}>
            <Plus aria-hidden="true" />
          </IconButton>
        </div>
      </Field>
      {tags.length > 0 && (
        <ul aria-label="Tags do flashcard" className="flex flex-wrap gap-1.5">
          {tags.map((tag) => (
            <li key={tag} className="min-w-0">
              <button
                type="button"
                aria-label={`Remover a tag ${tag}`}
                onClick={() => remove(tag)}
                className="inline-flex min-h-8 max-w-full items-center gap-1.5 rounded-full bg-well px-3 font-medium text-ink text-sm transition-colors hover:bg-line pointer-coarse:min-h-11"
              >
                <span className="truncate">{tag}</span>
                <X aria-hidden="true" className="size-3.5 shrink-0 text-ink-muted" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
