import { clsx } from 'clsx';
import { CircleAlert } from 'lucide-react';
import { createContext, type ReactNode, use, useId } from 'react';

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

type FieldWiring = { id: string; describedBy: string | undefined; invalid: boolean };

const FieldContext = createContext<FieldWiring | null>(null);

type ControlProps = {
  id?: string | undefined;
  'aria-describedby'?: string | undefined;
  'aria-invalid'?: React.AriaAttributes['aria-invalid'];
};

/** The id and aria attributes a control takes from the field around it; its own props win. */
export function useFieldControl(props: ControlProps): ControlProps {
  const field = use(FieldContext);
  return {
    id: props.id ?? field?.id,
    'aria-describedby':
      [props['aria-describedby'], field?.describedBy].filter(Boolean).join(' ') || undefined,
    'aria-invalid': props['aria-invalid'] ?? (field?.invalid || undefined),
  };
}

type FieldErrorProps = { id?: string | undefined; message: string | undefined };

export function FieldError({ id, message }: FieldErrorProps) {
  if (!message) return null;
  return (
    <p id={id} className="flex items-start gap-1.5 font-medium text-danger text-sm">
      <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      <span className="min-w-0">{message}</span>
    </p>
  );
}
