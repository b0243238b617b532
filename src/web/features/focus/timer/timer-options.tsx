import { useState } from 'react';
import { focusLimits } from '#shared/contracts/focus.ts';
import { Field } from '#web/ui/form/field.tsx';
import { Switch } from '#web/ui/form/switch.tsx';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { refusalOf, type TimerSettings } from './timer-settings.ts';

type TimerOptionsProps = {
  settings: TimerSettings;
  onChange: (changes: Partial<TimerSettings>) => void;
};

const { timer, longBreakEvery, session } = focusLimits;

const numbers = [
  { name: 'pomodoro', label: 'Foco (minutos)', ...timer },
  { name: 'shortBreak', label: 'Pausa curta (minutos)', ...timer },
  { name: 'longBreak', label: 'Pausa longa (minutos)', ...timer },
  { name: 'longBreakEvery', label: 'Pomodoros até a pausa longa', ...longBreakEvery },
  { name: 'dailyGoal', label: 'Meta diária (minutos; 0 é sem meta)', min: 0, max: session },
] as const;

const switches = [
  { name: 'autoStartBreaks', label: 'Iniciar pausas automaticamente' },
  { name: 'autoStartPomodoros', label: 'Iniciar pomodoros automaticamente' },
  { name: 'sound', label: 'Som ao terminar' },
] as const;

/** Every change holds at once, for what starts from then on. */
export function TimerOptions({ settings, onChange }: TimerOptionsProps) {
  return (
    <div className="grid gap-4 pt-1">
      <div className="grid gap-3">
        {numbers.map(({ name, label, min, max }) => (
          <TimerNumber
            key={name}
            label={label}
            min={min}
            max={max}
            value={settings[name]}
            onChange={(value) => onChange({ [name]: value })}
          />
        ))}
      </div>
      {switches.map(({ name, label }) => (
        <Switch
          key={name}
          label={label}
          checked={settings[name]}
          onChange={(event) => onChange({ [name]: event.target.checked })}
        />
      ))}
    </div>
  );
}

type TimerNumberProps = {
  label: string;
  value: number;
  min: number;
  max: number;
  onChange: (value: number) => void;
};

/** A whole number that holds as soon as it is a valid one. */
function TimerNumber({ label, value, min, max, onChange }: TimerNumberProps) {
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
