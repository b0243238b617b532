import { clsx } from 'clsx';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { CheckControl } from './check-control.tsx';
import { FieldError } from './field-error.tsx';

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
