import { clsx } from 'clsx';
import { type ReactNode, useId } from 'react';

type SegmentedProps<Value extends string> = {
  /** What is being chosen; read aloud, not shown. */
  label: string;
  options: readonly { value: Value; label: ReactNode; disabled?: boolean }[];
  value: Value;
  onValueChange: (value: Value) => void;
  /** `chips` wrap over lines: for filters of many values. */
  variant?: 'joined' | 'chips';
  /** Whether the popover around it starts the focus here. */
  autofocus?: boolean | undefined;
  className?: string;
};

const groups = {
  joined: 'no-scrollbar inline-flex max-w-full gap-0.5 overflow-x-auto rounded-lg bg-well p-0.5',
  chips: 'flex flex-wrap gap-2',
};
const items = {
  joined:
    'text-ink-muted hover:text-ink has-checked:bg-surface-raised has-checked:text-ink has-checked:inset-ring has-checked:inset-ring-line-strong',
  chips:
    'border border-line-strong text-ink hover:bg-well has-checked:border-cometa has-checked:bg-cometa-soft has-checked:text-cometa rounded-full!',
};

/** One of a few, taking effect at once. Radios underneath: one tab stop, arrows move. */
export function Segmented<Value extends string>(props: SegmentedProps<Value>) {
  const { label, options, value, onValueChange, variant = 'joined', autofocus, className } = props;
  const name = useId();
  return (
    <fieldset className={clsx('min-w-0', className)}>
      <legend className="sr-only">{label}</legend>
      <div className={groups[variant]}>
        {options.map((option, index) => (
          <label
            key={option.value}
            className={clsx(
              'relative flex min-h-9 shrink-0 cursor-pointer select-none items-center justify-center gap-1.5 whitespace-nowrap rounded-[0.625rem] px-3.5 font-medium text-sm transition-colors pointer-coarse:min-h-11 pointer-coarse:min-w-11',
              'has-disabled:cursor-not-allowed has-disabled:opacity-60',
              'has-focus-visible:outline-2 has-focus-visible:outline-cometa has-focus-visible:-outline-offset-2',
              'forced-colors:has-checked:outline-2',
              items[variant],
            )}
          >
            <input
              type="radio"
              data-autofocus={autofocus && index === 0 ? '' : undefined}
              name={name}
              value={option.value}
              checked={option.value === value}
              disabled={option.disabled}
              onChange={() => onValueChange(option.value)}
              className="sr-only"
            />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
