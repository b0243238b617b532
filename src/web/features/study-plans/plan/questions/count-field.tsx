import { Minus, Plus } from 'lucide-react';
import type { Ref } from 'react';
import { Field } from '#web/ui/field.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { onlyDigits, stepped } from './draft.ts';

type CountFieldProps = {
  label: string;
  value: string;
  onChange: (value: string) => void;
  max: number;
  error: string | undefined;
  ref: Ref<HTMLInputElement>;
};

/** A small whole number, typed or stepped. */
export function CountField({ label, value, onChange, max, error, ref }: CountFieldProps) {
  const known = Number(value || 0);
  return (
    <Field label={label} error={error} className="min-w-0">
      <div className="flex items-center gap-1">
        <IconButton
          label={`Uma a menos: ${label}`}
          size="sm"
          disabled={known <= 0}
          onClick={() => onChange(stepped(value, -1))}
        >
          <Minus aria-hidden="true" />
        </IconButton>
        <TextInput
          ref={ref}
          inputMode="numeric"
          autoComplete="off"
          placeholder="0"
          value={value}
          onChange={(event) => onChange(onlyDigits(event.target.value))}
          className="flex-1 px-1! text-center tabular-nums"
        />
        <IconButton
          label={`Uma a mais: ${label}`}
          size="sm"
          disabled={known >= max}
          onClick={() => onChange(stepped(value, 1))}
        >
          <Plus aria-hidden="true" />
        </IconButton>
      </div>
    </Field>
  );
}
