import { Slider as Base } from '@base-ui/react/slider';
import { clsx } from 'clsx';
import { type ReactNode, useId } from 'react';

type SliderProps = {
  label: ReactNode;
  value: number;
  onValueChange: (value: number) => void;
  /** Called once, when the thumb is let go. */
  onValueCommitted?: (value: number) => void;
  min?: number;
  max?: number;
  step?: number;
  /** The value in words: '4 semanas'. Shown and read aloud. */
  formatValue?: (value: number) => string;
  hint?: ReactNode;
  name?: string;
  disabled?: boolean;
  className?: string;
};

const inPortuguese = (value: number) => value.toLocaleString('pt-BR');

export function Slider(props: SliderProps) {
  const { label, value, onValueChange, onValueCommitted, min = 0, max = 100, step = 1 } = props;
  const { formatValue = inPortuguese, hint, name, disabled, className } = props;
  const hintId = useId();
  return (
    <Base.Root
      value={value}
      onValueChange={(next) => onValueChange(next)}
      onValueCommitted={(next) => onValueCommitted?.(next)}
      min={min}
      max={max}
      step={step}
      largeStep={Math.max(step, Math.round((max - min) / 10 / step) * step)}
      locale="pt-BR"
      name={name}
      disabled={disabled}
      className={clsx('grid gap-0.5', className)}
    >
      <div className="flex items-baseline justify-between gap-3">
        <Base.Label className="font-medium text-ink text-sm">{label}</Base.Label>
        <span aria-hidden="true" className="shrink-0 font-semibold text-ink text-sm tabular-nums">
          {formatValue(value)}
        </span>
      </div>
      <Base.Control className="flex h-8 w-full cursor-pointer touch-pan-y select-none items-center data-disabled:cursor-not-allowed data-disabled:opacity-60 pointer-coarse:h-11">
        <Base.Track className="mx-3 h-1.5 w-full before:absolute before:-inset-x-3 before:inset-y-0 before:rounded-full before:bg-line forced-colors:before:border">
          <Base.Indicator
            data-fill=""
            className="bg-cometa before:absolute before:inset-y-0 before:-start-3 before:w-3 before:rounded-s-full before:bg-inherit"
          />
          <Base.Thumb
            aria-describedby={hint ? hintId : undefined}
            getAriaValueText={(_formatted, current) => formatValue(current)}
            className={clsx(
              'size-6 rounded-full border-2 border-cometa bg-surface-raised shadow-raised transition-[scale] data-dragging:scale-110',
              'before:absolute before:-inset-3 has-focus-visible:outline-2 has-focus-visible:outline-cometa has-focus-visible:outline-offset-2',
            )}
          />
        </Base.Track>
      </Base.Control>
      <div aria-hidden="true" className="flex justify-between text-ink-muted text-xs tabular-nums">
        <span>{formatValue(min)}</span>
        <span>{formatValue(max)}</span>
      </div>
      {hint && (
        <p id={hintId} className="text-ink-muted text-sm">
          {hint}
        </p>
      )}
    </Base.Root>
  );
}
