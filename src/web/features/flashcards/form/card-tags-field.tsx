import { type UseFormReturn, useWatch } from 'react-hook-form';
import { fieldId } from '#web/lib/form-rules.ts';
import { TagsField } from '#web/ui/tags-field.tsx';
import { addCardTags } from './card-tags.ts';
import type { CardForm } from './form.ts';

type CardTagsFieldProps = { form: UseFormReturn<CardForm> };

export function CardTagsField({ form: { control, formState, setValue, clearErrors } }: CardTagsFieldProps) {
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
