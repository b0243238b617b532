import { Button } from '#web/ui/button.tsx';
import { FieldError } from '#web/ui/form/field.tsx';
import { HourStepper } from '#web/ui/form/hour-stepper.tsx';

type WeekHoursProps<Day extends string> = {
  /** Where a summary of errors leads. */
  id: string;
  /** '20h por semana'. */
  total: string;
  presets: readonly { label: string; onChoose: () => void }[];
  days: readonly { day: Day; id: string; name: string; value: number; error?: string | undefined }[];
  /** Hours of one day. */
  bounds: { min: number; max: number; step: number };
  onChange: (day: Day, hours: number) => void;
  error?: string | undefined;
};

/** How much the student has on each weekday. */
export function WeekHours<Day extends string>(props: WeekHoursProps<Day>) {
  const { id, total, presets, days, bounds, onChange, error } = props;
  return (
    <fieldset aria-describedby={error ? `${id}-erro` : undefined} className="grid gap-3">
      <legend className="mb-2 flex w-full items-baseline justify-between gap-3 font-medium text-sm">
        Horas por dia
        <output className="font-semibold tabular-nums">{total}</output>
      </legend>
      <div className="flex flex-wrap gap-2">
        {presets.map(({ label, onChoose }) => (
          <Button key={label} size="sm" onClick={onChoose}>
            {label}
          </Button>
        ))}
      </div>
      <ul
        id={id}
        tabIndex={-1}
        className="grid gap-x-8 rounded-md outline-none sm:grid-flow-col sm:grid-cols-2 sm:grid-rows-4"
      >
        {days.map(({ day, ...field }) => (
          <li key={day}>
            <HourStepper {...field} {...bounds} onChange={(hours) => onChange(day, hours)} />
          </li>
        ))}
      </ul>
      <FieldError id={`${id}-erro`} message={error} />
    </fieldset>
  );
}
