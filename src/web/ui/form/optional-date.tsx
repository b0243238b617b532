import { X } from 'lucide-react';
import type { ComponentProps } from 'react';
import { IconButton } from '../icon-button.tsx';
import { Field } from './field.tsx';
import { TextInput } from './text-input.tsx';

type OptionalDateProps = Pick<ComponentProps<typeof Field>, 'id' | 'label' | 'hint' | 'error'> & {
  /** `min`, `max` and what a form's `register` answers. */
  input: ComponentProps<typeof TextInput>;
  /** Whether there is a date to be taken away. */
  isFilled: boolean;
  clearLabel: string;
  onClear: () => void;
};

/** A date that may be left out, and taken out again where the browser's own field has no button for it. */
export function OptionalDate({ input, isFilled, clearLabel, onClear, ...field }: OptionalDateProps) {
  return (
    <div className="flex items-start gap-2">
      <Field {...field} optional className="min-w-0 flex-1">
        <TextInput {...input} type="date" />
      </Field>
      {isFilled && (
        <IconButton label={clearLabel} onClick={onClear} className="mt-6.5 text-ink-muted">
          <X aria-hidden="true" />
        </IconButton>
      )}
    </div>
  );
}
