import { type FormEvent, useState } from 'react';
import { focusLimits } from '#shared/contracts/focus.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { refusalOf } from '../timer/timer-settings.ts';

type TimerEditProps = { minutes: number; onSave: (minutes: number) => void; onCancel: () => void };

const { min, max } = focusLimits.timer;

/** Changes the minutes of the mode in place. */
export function TimerEdit({ minutes, onSave, onCancel }: TimerEditProps) {
  const [text, setText] = useState(String(minutes));
  const [error, setError] = useState<string>();
  const save = (event: FormEvent) => {
    event.preventDefault();
    const refusal = refusalOf(text, min, max);
    setError(refusal);
    if (!refusal) onSave(Number(text));
  };
  return (
    <form
      noValidate
      onSubmit={save}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        // The panel stays open: only the editing is left.
        event.stopPropagation();
        onCancel();
      }}
      className="grid min-h-36 content-center gap-3 sm:min-h-44"
    >
      <Field label="Duração em minutos" error={error}>
        <TextInput
          autoFocus
          inputMode="numeric"
          autoComplete="off"
          value={text}
          onFocus={(event) => event.target.select()}
          onChange={(event) => setText(event.target.value)}
        />
      </Field>
      <div className="grid grid-cols-2 gap-2">
        <Button onClick={onCancel}>Cancelar</Button>
        <Button type="submit">Salvar</Button>
      </div>
    </form>
  );
}
