import type { UseFormReturn } from 'react-hook-form';
import { studyCycleLimits } from '#shared/contracts/study-cycles.ts';
import { fieldId } from '#web/lib/form-rules.ts';
import { Field } from '#web/ui/field.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import type { CycleForm } from '../cycle-form.ts';

type NameFieldProps = { form: UseFormReturn<CycleForm> };

export function NameField({ form: { register, formState } }: NameFieldProps) {
  return (
    <Field id={fieldId('name')} label="Nome do ciclo" error={formState.errors.name?.message}>
      <TextInput
        {...register('name')}
        maxLength={studyCycleLimits.name}
        placeholder="Ex.: Enem, segundo semestre"
        autoComplete="off"
        className="min-h-12"
      />
    </Field>
  );
}
