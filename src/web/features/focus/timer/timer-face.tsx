import { Pencil } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { focusLimits } from '#shared/contracts/focus.ts';
import { countOf } from '#shared/rules/text/format.ts';
import { clockText } from '#web/lib/clock-text.ts';
import { Button } from '#web/ui/button.tsx';
import { OrbitRing } from '#web/ui/chart/orbit-ring.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { modeNames, modeTones, phaseNames } from './timer-labels.ts';
import { refusalOf } from './timer-settings.ts';
import { isCountdown, phaseOf } from './timer-state.ts';
import type { Timer } from './use-timer.ts';

type TimerFaceProps = { timer: Pick<Timer, 'state' | 'face' | 'settings' | 'store'> };

const takeFocus = (button: HTMLElement | null) => button?.focus();

/** The time in its orbit; while idle a click on it opens its editing. */
export function TimerFace({ timer: { state, face, settings, store } }: TimerFaceProps) {
  /** Null until it was edited once: then the focus comes back to the time. */
  const [isEditing, setIsEditing] = useState<boolean | null>(null);
  const { mode } = state;
  const phase = phaseOf(state);
  const clock = clockText(face.seconds);
  const canEdit = phase === 'idle' && isCountdown(mode);
  const minutes = countOf(Math.ceil(face.seconds / 60), 'minuto', 'minutos');

  if (isEditing && canEdit)
    return (
      <TimerEdit
        minutes={settings[mode]}
        onSave={(value) => {
          store.change({ [mode]: value });
          setIsEditing(false);
        }}
        onCancel={() => setIsEditing(false)}
      />
    );
  return (
    <div className="relative mx-auto grid size-36 place-items-center sm:size-44">
      <OrbitRing
        label={modeNames[mode]}
        value={face.part}
        max={1}
        valueText={isCountdown(mode) ? `${minutes} restantes` : `${minutes} contados`}
        tone={modeTones[mode]}
        className="absolute! inset-0 size-full!"
      />
      <div className="relative grid justify-items-center gap-0.5">
        {canEdit ? (
          <button
            type="button"
            ref={isEditing === false ? takeFocus : undefined}
            onClick={() => setIsEditing(true)}
            className="flex min-h-11 items-center gap-1.5 rounded-md px-2 font-display font-semibold text-xl tabular-nums hover:bg-well"
          >
            <span className="sr-only">Editar o tempo: </span>
            {clock}
            <Pencil aria-hidden="true" className="size-3.5 text-ink-muted" />
          </button>
        ) : (
          <p
            role="timer"
            className="grid min-h-11 place-items-center font-display font-semibold text-xl tabular-nums"
          >
            {clock}
          </p>
        )}
        {phase !== 'idle' && <p className="text-ink-muted text-xs">{phaseNames[phase]}</p>}
      </div>
    </div>
  );
}

type TimerEditProps = { minutes: number; onSave: (minutes: number) => void; onCancel: () => void };

const { min, max } = focusLimits.timer;

/** Changes the minutes of the mode in place. */
function TimerEdit({ minutes, onSave, onCancel }: TimerEditProps) {
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
