import { clsx } from 'clsx';
import { Minus, Plus } from 'lucide-react';
import { studyPlanLimits } from '#shared/contracts/study-plans.ts';
import { type Weekday, weekdayNames } from '#shared/rules/study-day.ts';
import { fieldId } from '#web/lib/form-rules.ts';
import { FieldError } from '#web/ui/field-error.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { possibleHours } from '../plan-form.ts';

type DayHoursProps = {
  day: Weekday;
  value: number;
  onChange: (value: number) => void;
  error?: string | undefined;
};

const { min, max, step } = studyPlanLimits.dailyHours;

export function DayHours({ day, value, onChange, error }: DayHoursProps) {
  const id = fieldId(`hours.${day}`);
  const name = weekdayNames[day];
  const known = Number.isNaN(value) ? 0 : value;
  return (
    <div className="grid gap-1 border-line border-b py-1">
      <div className="flex items-center gap-1.5">
        <label htmlFor={id} className={clsx('min-w-0 flex-1 text-sm', known === 0 && 'text-ink-muted')}>
          {name}
        </label>
        <IconButton
          label={`Meia hora a menos: ${name}`}
          size="sm"
          disabled={known <= min}
          onClick={() => onChange(possibleHours(known - step))}
        >
          <Minus aria-hidden="true" />
        </IconButton>
        <TextInput
          id={id}
          type="number"
          inputMode="decimal"
          min={min}
          max={max}
          step={step}
          value={Number.isNaN(value) ? '' : value}
          onChange={(event) => onChange(event.target.valueAsNumber)}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-erro` : undefined}
          className="[appearance:textfield] [&::-webkit-inner-spin-button]:appearance-none w-14! px-1! text-center tabular-nums"
        />
        <span aria-hidden="true" className="text-ink-muted text-sm">
          h
        </span>
        <IconButton
          label={`Meia hora a mais: ${name}`}
          size="sm"
          disabled={known >= max}
          onClick={() => onChange(possibleHours(known + step))}
        >
          <Plus aria-hidden="true" />
        </IconButton>
      </div>
      <FieldError id={`${id}-erro`} message={error} />
    </div>
  );
}
