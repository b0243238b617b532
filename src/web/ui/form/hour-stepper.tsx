import { clsx } from 'clsx';
import { Minus, Plus } from 'lucide-react';
import { IconButton } from '../icon-button.tsx';
import { FieldError } from './field.tsx';
import { TextInput } from './text-input.tsx';

type HourStepperProps = {
  /** Of the control, for labels and summaries. */
  id: string;
  /** 'Segunda-feira'. */
  name: string;
  /** NaN while the field is empty. */
  value: number;
  onChange: (value: number) => void;
  /** Hours. */
  min: number;
  max: number;
  step: number;
  error?: string | undefined;
};

/** Hours of one day, typed or stepped; nothing below `min` can be typed. */
export function HourStepper({ id, name, value, onChange, min, max, step, error }: HourStepperProps) {
  const known = Number.isNaN(value) ? 0 : value;
  const stepTo = (hours: number) => onChange(Math.min(max, Math.max(min, Math.round(hours / step) * step)));
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
          onClick={() => stepTo(known - step)}
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
          onChange={({ target }) => onChange(target.valueAsNumber < min ? min : target.valueAsNumber)}
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
          onClick={() => stepTo(known + step)}
        >
          <Plus aria-hidden="true" />
        </IconButton>
      </div>
      <FieldError id={`${id}-erro`} message={error} />
    </div>
  );
}
