import { type UseFormReturn, useWatch } from 'react-hook-form';
import type { StudyDay } from '#shared/rules/time/study-day.ts';
import { fieldId } from '#web/lib/form-rules.ts';
import { Field } from '#web/ui/field.tsx';
import { OptionalDate } from '#web/ui/optional-date.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import type { CycleForm } from '../cycle-form.ts';
import { cycleDateBounds } from '../cycle-time-rules.ts';

type CycleDatesProps = { form: UseFormReturn<CycleForm>; today: StudyDay };

export function CycleDates({ form, today }: CycleDatesProps) {
  const { control, register, formState, setFocus, setValue } = form;
  const { errors, isSubmitted } = formState;
  const { firstStart, lastStart, firstExam, lastExam } = cycleDateBounds(today);
  const examDate = useWatch({ control, name: 'examDate' });
  const clearExam = () => {
    setValue('examDate', '', { shouldDirty: true, shouldValidate: isSubmitted });
    setFocus('examDate');
  };
  return (
    <div className="grid gap-4 sm:grid-cols-3">
      <Field id={fieldId('startDate')} label="Data de início" error={errors.startDate?.message}>
        <TextInput type="date" min={firstStart} max={lastStart} {...register('startDate')} />
      </Field>
      <Field
        id={fieldId('startsAt')}
        label="Hora de começar"
        hint="Do primeiro bloco do dia."
        error={errors.startsAt?.message}
      >
        <TextInput type="time" {...register('startsAt')} />
      </Field>
      <OptionalDate
        id={fieldId('examDate')}
        label="Data da prova"
        hint="O ciclo mostra quantos dias faltam."
        error={errors.examDate?.message}
        input={{ ...register('examDate'), min: firstExam, max: lastExam }}
        isFilled={examDate !== ''}
        clearLabel="Remover a data da prova"
        onClear={clearExam}
      />
    </div>
  );
}
