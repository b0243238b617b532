import type { UseFormReturn } from 'react-hook-form';
import { studyCycleLimits } from '#shared/contracts/study-cycles.ts';
import { fieldId } from '#web/lib/form-rules.ts';
import { Field } from '#web/ui/field.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import type { CycleForm } from '../cycle-form.ts';

type BlockFieldsProps = { form: UseFormReturn<CycleForm> };

const { weeks, studyBlock, break: pause } = studyCycleLimits;

const fields = [
  { name: 'cycleDurationInWeeks', label: 'Duração', unit: 'semanas', ...weeks },
  { name: 'studyBlockSize', label: 'Bloco de estudo', unit: 'minutos', ...studyBlock },
  { name: 'breakSize', label: 'Intervalo', unit: 'minutos', ...pause },
] as const;

/** How long the cycle, a block and a break are. */
export function BlockFields({ form: { register, formState } }: BlockFieldsProps) {
  return (
    <div className="grid gap-4 sm:grid-cols-3">
      {fields.map(({ name, label, unit, min, max }) => (
        <Field
          key={name}
          id={fieldId(name)}
          label={
            <>
              {label} <span className="font-normal text-ink-muted">({unit})</span>
            </>
          }
          hint={`De ${min} a ${max}.`}
          error={formState.errors[name]?.message}
        >
          <TextInput
            type="number"
            inputMode="numeric"
            min={min}
            max={max}
            step={1}
            className="tabular-nums"
            {...register(name, { valueAsNumber: true })}
          />
        </Field>
      ))}
    </div>
  );
}
