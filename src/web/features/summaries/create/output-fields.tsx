import { type UseFormReturn, useWatch } from 'react-hook-form';
import { summaryLimits } from '#shared/contracts/summaries.ts';
import { RadioCards } from '#web/ui/radio-cards.tsx';
import { LengthField } from '../length-field.tsx';
import { SharingField } from '../sharing-field.tsx';
import type { SummaryForm } from '../summary-form.ts';
import { SummaryTagsField } from '../summary-tags-field.tsx';

type OutputFieldsProps = { form: UseFormReturn<SummaryForm>; canShare: boolean };

const formats = [
  { value: 'text', label: 'Texto', description: 'Abre aqui, para ler e revisar.' },
  { value: 'pdf', label: 'PDF', description: 'Baixa o arquivo; o resumo também fica na lista.' },
] as const;

export function OutputFields({ form, canShare }: OutputFieldsProps) {
  const { control, register, formState, setValue, clearErrors } = form;
  const [maxLength, automaticLength, tags, tagDraft] = useWatch({
    control,
    name: ['maxLength', 'automaticLength', 'tags', 'tagDraft'],
  });
  return (
    <div className="grid gap-6">
      <LengthField
        value={maxLength}
        isAutomatic={automaticLength}
        onValueChange={(words) => {
          setValue('maxLength', words, { shouldDirty: true });
          setValue('automaticLength', false, { shouldDirty: true });
        }}
        most={summaryLimits.words.max}
      />
      <RadioCards legend="Formato" options={formats} {...register('outputFormat')} />
      <SummaryTagsField
        tags={tags}
        typed={tagDraft}
        onChange={(next) => {
          clearErrors('tags');
          setValue('tags', [...next.tags], { shouldDirty: true });
          setValue('tagDraft', next.typed, { shouldDirty: true });
        }}
        error={formState.errors.tags?.message}
      />
      <SharingField canShare={canShare} {...register('isPublic')} />
    </div>
  );
}
