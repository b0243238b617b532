import { type UseFormReturn, useWatch } from 'react-hook-form';
import { type Weekday, weekdays } from '#shared/rules/study-day.ts';
import { fieldId } from '#web/lib/form-rules.ts';
import { Button } from '#web/ui/button.tsx';
import { FieldError } from '#web/ui/field-error.tsx';
import { hoursPerWeek, type PlanForm, weekOf } from '../plan-form.ts';
import { hoursText } from '../plan-words.ts';
import { DayHours } from './day-hours.tsx';

type HourFieldsProps = { form: UseFormReturn<PlanForm> };

const weekend: Weekday[] = ['sunday', 'saturday'];
const presets = [
  { label: 'Seg a sex, 4 h', hours: weekOf(4) },
  { label: 'Todo dia, 2 h', hours: weekOf(2, weekdays) },
  { label: 'Fim de semana, 5 h', hours: weekOf(5, weekend) },
];

/** How much the student has on each weekday. */
export function HourFields({ form }: HourFieldsProps) {
  const { control, setValue, trigger, formState } = form;
  const hours = useWatch({ control, name: 'hours' });
  const errors = formState.errors.hours;
  const change = (next: PlanForm['hours']) => {
    setValue('hours', next, { shouldDirty: true });
    if (formState.isSubmitted) void trigger('hours');
  };
  return (
    <fieldset
      aria-describedby={errors?.message ? `${fieldId('hours')}-erro` : undefined}
      className="grid gap-3"
    >
      <legend className="mb-2 flex w-full items-baseline justify-between gap-3 font-medium text-sm">
        Horas por dia
        <output className="font-semibold tabular-nums">{hoursText(hoursPerWeek(hours))} por semana</output>
      </legend>
      <div className="flex flex-wrap gap-2">
        {presets.map(({ label, hours: preset }) => (
          <Button key={label} size="sm" onClick={() => change(preset)}>
            {label}
          </Button>
        ))}
      </div>
      <ul
        id={fieldId('hours')}
        tabIndex={-1}
        className="grid gap-x-8 rounded-md outline-none sm:grid-flow-col sm:grid-cols-2 sm:grid-rows-4"
      >
        {weekdays.map((day) => (
          <li key={day}>
            <DayHours
              day={day}
              value={hours[day]}
              onChange={(value) => change({ ...hours, [day]: value })}
              error={errors?.[day]?.message}
            />
          </li>
        ))}
      </ul>
      <FieldError id={`${fieldId('hours')}-erro`} message={errors?.message} />
    </fieldset>
  );
}
