import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { TextInput } from '#web/ui/text-input.tsx';

type MinutesFormProps = {
  minutesLeft: number;
  /** Whole minutes, at least 1. */
  onStudied: (minutes: number) => void;
};

/** How much of a block was studied now; all that is left completes it. */
export function MinutesForm({ minutesLeft, onStudied }: MinutesFormProps) {
  const [typed, setTyped] = useState('');
  const [isBroken, setIsBroken] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    field.current?.focus();
  }, []);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const minutes = Number(typed);
    if (Number.isInteger(minutes) && minutes >= 1) return onStudied(minutes);
    setIsBroken(true);
    field.current?.focus();
  };

  return (
    <form noValidate onSubmit={submit} className="flex flex-wrap items-start gap-2">
      <Field
        label="Minutos estudados"
        hint={`Com ${minutesLeft} min, o bloco fica concluído.`}
        error={isBroken ? 'Informe os minutos estudados.' : undefined}
        className="min-w-0 flex-1 basis-48"
      >
        <TextInput
          ref={field}
          type="number"
          inputMode="numeric"
          min={1}
          max={minutesLeft}
          step={1}
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value);
            setIsBroken(false);
          }}
          className="tabular-nums"
        />
      </Field>
      <Button type="submit" className="max-sm:w-full sm:mt-6.5">
        Salvar minutos
      </Button>
    </form>
  );
}
