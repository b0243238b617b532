import { type UseFormReturn, useWatch } from 'react-hook-form';
import { formatDay } from '#shared/rules/text/format.ts';
import type { StudyDay } from '#shared/rules/time/study-day.ts';
import { WeekHoursField } from '#web/domain/week-hours-field.tsx';
import { fieldId } from '#web/lib/form-rules.ts';
import { Field } from '#web/ui/form/field.tsx';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { ExamField } from '../exam-field.tsx';
import { dateBounds, type PlanForm } from '../plan-form.ts';

type DateFieldsProps = { form: UseFormReturn<PlanForm>; today: StudyDay };

export function DateFields({ form, today }: DateFieldsProps) {
  const { control, register, formState, setFocus, setValue } = form;
  const { firstStart, firstEnd, lastEnd } = dateBounds(today);
  const { errors, isSubmitted } = formState;
  const [startDate, examDate] = useWatch({ control, name: ['startDate', 'examDate'] });
  const clearExam = () => {
    setValue('examDate', '', { shouldDirty: true, shouldValidate: isSubmitted });
    setFocus('examDate');
  };
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Field id={fieldId('startDate')} label="Início" error={errors.startDate?.message}>
        <TextInput
          type="date"
          min={firstStart}
          max={lastEnd}
          {...register('startDate', { deps: ['endDate', 'examDate'] })}
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
      <ExamField
        registration={register('examDate')}
        value={examDate}
        startDate={startDate}
        today={today}
        error={errors.examDate?.message}
        onClear={clearExam}
      />
    </div>
  );
}

type HourFieldsProps = { form: UseFormReturn<PlanForm> };

export function HourFields({ form }: HourFieldsProps) {
  const { control, setValue, trigger, formState } = form;
  const hours = useWatch({ control, name: 'hours' });
  const errors = formState.errors.hours;
  return (
    <WeekHoursField
      hours={hours}
      onChange={(next) => {
        setValue('hours', next, { shouldDirty: true });
        if (formState.isSubmitted) void trigger('hours');
      }}
      errorOf={(day) => errors?.[day]?.message}
      error={errors?.message}
    />
  );
}
