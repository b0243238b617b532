import { clsx } from 'clsx';
import { type ReactNode, useId } from 'react';
import { FieldContext } from './field-context.ts';
import { FieldError } from './field-error.tsx';

type FieldProps = {
  label: ReactNode;
  /** The control: any of TextInput, PasswordInput, TextArea, Select. It takes its id and aria from here. */
  children: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
  optional?: boolean;
  labelHidden?: boolean;
  /** Set it when an ErrorSummary must point at the control. */
  id?: string;
  className?: string;
};

export function Field({ label, children, hint, error, optional, labelHidden, id, className }: FieldProps) {
  const generated = useId();
  const controlId = id ?? generated;
  const hintId = hint ? `${controlId}-dica` : undefined;
  const errorId = error ? `${controlId}-erro` : undefined;
  const describedBy = [errorId, hintId].filter(Boolean).join(' ') || undefined;
  return (
    <div className={clsx('grid content-start gap-1.5', className)}>
      <label htmlFor={controlId} className={labelHidden ? 'sr-only' : 'font-medium text-ink text-sm'}>
        {label}
        {optional && <span className="font-normal text-ink-muted"> (opcional)</span>}
      </label>
      <FieldContext value={{ id: controlId, describedBy, invalid: Boolean(error) }}>{children}</FieldContext>
      <FieldError id={errorId} message={error} />
      {hint && (
        <p id={hintId} className="text-ink-muted text-sm">
          {hint}
        </p>
      )}
    </div>
  );
}
