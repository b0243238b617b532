import { type UseFormReturn, useWatch } from 'react-hook-form';
import { studyCycleLimits } from '#shared/contracts/study-cycles.ts';
import { type Weekday, weekdayNames, weekdays } from '#shared/rules/time/study-day.ts';
import { fieldId } from '#web/lib/form-rules.ts';
import { type WeekHours as Hours, hoursPerWeek, weekOf } from '#web/lib/week-hours.ts';
import { WeekHours } from '#web/ui/week-hours.tsx';
import type { CycleForm } from '../cycle-form.ts';
import { weeklyText } from '../cycle-labels.ts';

type CycleHoursProps = { form: UseFormReturn<CycleForm> };

const weekend: Weekday[] = ['sunday', 'saturday'];
const presets = [
  { label: 'Seg a sex, 2 h', hours: weekOf(2) },
  { label: 'Todo dia, 1 h', hours: weekOf(1, weekdays) },
  { label: 'Fim de semana, 4 h', hours: weekOf(4, weekend) },
];

export function CycleHours({ form }: CycleHoursProps) {
  const { control, setValue, trigger, formState } = form;
  const hours = useWatch({ control, name: 'weeklySchedule' });
  const errors = formState.errors.weeklySchedule;
  const change = (next: Hours) => {
    setValue('weeklySchedule', next, { shouldDirty: true });
    if (formState.isSubmitted) void trigger();
  };
  return (
    <WeekHours
      id={fieldId('weeklySchedule')}
      total={weeklyText(hoursPerWeek(hours))}
      presets={presets.map(({ label, hours: preset }) => ({ label, onChoose: () => change(preset) }))}
      days={weekdays.map((day) => ({
        day,
        id: fieldId(`weeklySchedule.${day}`),
        name: weekdayNames[day],
        value: hours[day],
        error: errors?.[day]?.message,
      }))}
      bounds={studyCycleLimits.dailyHours}
      onChange={(day, value) => change({ ...hours, [day]: value })}
      error={errors?.message}
    />
  );
}
