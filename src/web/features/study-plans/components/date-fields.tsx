import type { UseFormReturn } from 'react-hook-form';
import type { StudyDay } from '#shared/rules/study-day.ts';
import { formatDay } from '#web/lib/format.ts';
import { Field } from '#web/ui/field.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { fieldId } from '../form-rules.ts';
import { dateBounds, type PlanForm } from '../plan-form.ts';

type DateFieldsProps = { form: UseFormReturn<PlanForm>; today: StudyDay };

export function DateFields({ form: { register, formState }, today }: DateFieldsProps) {
  const { firstStart, firstEnd, lastEnd } = dateBounds(today);
  const { errors } = formState;
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Field id={fieldId('startDate')} label="Início" error={errors.startDate?.message}>
        <TextInput
          type="date"
          min={firstStart}
          max={lastEnd}
          {...register('startDate', { deps: ['endDate'] })}
        />
      </Field>
      <Field
        id={fieldId('endDate')}
        label="Término"
        hint={`Até ${formatDay(lastEnd)}.`}
        error={errors.endDate?.message}
      >
        <TextInput
          type="date"
          min={firstEnd}
          max={lastEnd}
          {...register('endDate', { deps: ['startDate'] })}
        />
      </Field>
    </div>
  );
}
