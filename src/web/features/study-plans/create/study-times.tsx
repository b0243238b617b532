import { type UseFormReturn, useWatch } from 'react-hook-form';
import { studyPlanLimits } from '#shared/contracts/study-plans.ts';
import { formatDay, formatHours } from '#shared/rules/text/format.ts';
import { type StudyDay, type Weekday, weekdayNames, weekdays } from '#shared/rules/time/study-day.ts';
import { hoursPerWeek, weekOf } from '#web/domain/week-hours.ts';
import { WeekHours } from '#web/domain/week-hours-table.tsx';
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

const weekend: Weekday[] = ['sunday', 'saturday'];
const presets = [
  { label: 'Seg a sex, 4h', hours: weekOf(4) },
  { label: 'Todo dia, 2h', hours: weekOf(2, weekdays) },
  { label: 'Fim de semana, 5h', hours: weekOf(5, weekend) },
];

export function HourFields({ form }: HourFieldsProps) {
  const { control, setValue, trigger, formState } = form;
  const hours = useWatch({ control, name: 'hours' });
  const errors = formState.errors.hours;
  const change = (next: PlanForm['hours']) => {
    setValue('hours', next, { shouldDirty: true });
    if (formState.isSubmitted) void trigger('hours');
  };
  return (
    <WeekHours
      id={fieldId('hours')}
      total={`${formatHours(hoursPerWeek(hours))} por semana`}
      presets={presets.map(({ label, hours: preset }) => ({ label, onChoose: () => change(preset) }))}
      days={weekdays.map((day) => ({
        day,
        id: fieldId(`hours.${day}`),
        name: weekdayNames[day],
        value: hours[day],
        error: errors?.[day]?.message,
      }))}
      bounds={studyPlanLimits.dailyHours}
      onChange={(day, value) => change({ ...hours, [day]: value })}
      error={errors?.message}
    />
  );
}
