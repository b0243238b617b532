import { type UseFormReturn, useWatch } from 'react-hook-form';
import { studyPlanLimits } from '#shared/contracts/study-plans.ts';
import { type Weekday, weekdayNames, weekdays } from '#shared/rules/time/study-day.ts';
import { fieldId } from '#web/lib/form-rules.ts';
import { hoursText } from '#web/lib/format.ts';
import { hoursPerWeek, weekOf } from '#web/lib/week-hours.ts';
import { WeekHours } from '#web/ui/week-hours.tsx';
import type { PlanForm } from '../plan-form.ts';

type HourFieldsProps = { form: UseFormReturn<PlanForm> };

const weekend: Weekday[] = ['sunday', 'saturday'];
const presets = [
  { label: 'Seg a sex, 4 h', hours: weekOf(4) },
  { label: 'Todo dia, 2 h', hours: weekOf(2, weekdays) },
  { label: 'Fim de semana, 5 h', hours: weekOf(5, weekend) },
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
      total={`${hoursText(hoursPerWeek(hours))} por semana`}
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
