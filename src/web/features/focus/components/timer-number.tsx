import { useState } from 'react';
import { Field } from '#web/ui/field.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { refusalOf } from '../timer/timer-settings.ts';

type TimerNumberProps = {
  label: string;
  value: number;
  min: number;
  max: number;
  onChange: (value: number) => void;
};

/** A whole number that holds as soon as it is a valid one. */
export function TimerNumber({ label, value, min, max, onChange }: TimerNumberProps) {
  const [text, setText] = useState(String(value));
  const refusal = refusalOf(text, min, max);
  return (
    <Field label={label} error={refusal} className="grid-cols-[1fr_5rem] items-center gap-x-3">
      <TextInput
        inputMode="numeric"
        autoComplete="off"
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          if (!refusalOf(event.target.value, min, max)) onChange(Number(event.target.value));
        }}
      />
    </Field>
  );
}
