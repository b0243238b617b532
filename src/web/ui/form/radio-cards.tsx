import { clsx } from 'clsx';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { FieldError } from './field.tsx';

type Option<Value extends string> = {
  value: Value;
  label: ReactNode;
  description?: ReactNode;
  icon?: ReactNode;
  disabled?: boolean;
};

type RadioCardsProps<Value extends string> = Omit<ComponentProps<'input'>, 'type' | 'value' | 'className'> & {
  legend: ReactNode;
  options: readonly Option<Value>[];
  /** Controlled value; leave it out with `register`. */
  value?: Value;
  onValueChange?: (value: Value) => void;
  error?: string | undefined;
  className?: string;
};

export function RadioCards<Value extends string>(props: RadioCardsProps<Value>) {
  const { legend, options, value, onValueChange, error, className, name, onChange, ...rest } = props;
  const id = useId();
  return (
    <fieldset
      aria-describedby={error ? `${id}-erro` : undefined}
      className={clsx('grid min-w-0 gap-2', className)}
    >
      <legend className="mb-1.5 font-medium text-ink text-sm">{legend}</legend>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,11rem),1fr))] gap-2">
        {options.map((option) => (
          <label
            key={option.value}
            className={clsx(
              'relative flex min-h-11 cursor-pointer items-start gap-3 rounded-md border border-line-strong bg-surface-raised p-3 transition-colors hover:border-ink-muted',
              'has-checked:border-cometa has-checked:bg-cometa-soft has-checked:outline-1 has-checked:outline-cometa',
              'has-focus-visible:outline-2 has-focus-visible:outline-cometa has-focus-visible:outline-offset-2',
              'has-disabled:cursor-not-allowed has-disabled:border-line has-disabled:bg-well has-disabled:text-ink-muted',
            )}
          >
            <input
              {...rest}
              type="radio"
              name={name ?? id}
              value={option.value}
              disabled={option.disabled ?? rest.disabled}
              checked={value === undefined ? undefined : value === option.value}
              onChange={(event) => {
                onChange?.(event);
                onValueChange?.(option.value);
              }}
              className="mt-0.5 size-5 shrink-0 appearance-none rounded-full border border-line-strong bg-surface-raised outline-none checked:border-6 checked:border-cometa forced-colors:appearance-auto"
            />
            <span className="min-w-0 flex-1">
              <span className="block font-medium leading-6">{option.label}</span>
              {option.description && (
                <span className="block text-ink-muted text-sm">{option.description}</span>
              )}
            </span>
            {option.icon && <span className="shrink-0 text-ink-muted [&>svg]:size-5">{option.icon}</span>}
          </label>
        ))}
      </div>
      <FieldError id={`${id}-erro`} message={error} />
    </fieldset>
  );
}
