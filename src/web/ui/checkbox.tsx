import { clsx } from 'clsx';
import { Check } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId } from 'react';
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
        <span className="relative grid size-6 shrink-0 place-items-center">
          <input
            {...rest}
            id={inputId}
            type="checkbox"
            aria-invalid={error ? true : undefined}
            aria-describedby={describedBy || undefined}
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
