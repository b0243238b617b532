import { clsx } from 'clsx';
import { Check } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { FieldError } from './field.tsx';

type CheckboxProps = Omit<ComponentProps<'input'>, 'type' | 'children'> & {
  label: ReactNode;
  labelHidden?: boolean;
  hint?: ReactNode;
  error?: string | undefined;
};

export function Checkbox({ label, labelHidden, hint, error, id, className, ...rest }: CheckboxProps) {
  const generated = useId();
  const inputId = id ?? generated;
  const describedBy = [error && `${inputId}-erro`, hint && `${inputId}-dica`].filter(Boolean).join(' ');
  return (
    <div className={clsx('grid gap-1', className)}>
      <label
        htmlFor={inputId}
        className="flex min-h-6 items-start gap-2.5 text-ink has-disabled:cursor-not-allowed has-disabled:text-ink-muted pointer-coarse:min-h-11 pointer-coarse:py-2.5"
      >
        <CheckControl
          {...rest}
          id={inputId}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy || undefined}
        />
        <span className={labelHidden ? 'sr-only' : 'min-w-0 text-base leading-6'}>{label}</span>
      </label>
      {hint && (
        <p id={`${inputId}-dica`} className="ps-8.5 text-ink-muted text-sm">
          {hint}
        </p>
      )}
      <FieldError id={`${inputId}-erro`} message={error} />
    </div>
  );
}

/** The box of a checkbox alone, for a label that is laid out in its own way. */
export function CheckControl({ className, ...rest }: Omit<ComponentProps<'input'>, 'type'>) {
  return (
    <span className={clsx('relative grid size-6 shrink-0 place-items-center', className)}>
      <input
        {...rest}
        type="checkbox"
        className={clsx(
          'peer size-5 appearance-none rounded-[0.375rem] border border-line-strong bg-surface-raised transition-colors',
          'checked:border-cometa checked:bg-cometa disabled:border-line disabled:bg-well aria-invalid:border-danger forced-colors:appearance-auto',
        )}
      />
      <Check
        aria-hidden="true"
        strokeWidth={3.25}
        className="pointer-events-none absolute size-3.5 scale-50 text-on-cometa opacity-0 transition-[opacity,scale] peer-checked:scale-100 peer-checked:opacity-100 forced-colors:hidden"
      />
    </span>
  );
}
