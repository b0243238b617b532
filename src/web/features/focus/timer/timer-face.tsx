import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { clockText } from '#web/lib/clock-text.ts';
import { countOf } from '#web/lib/format.ts';
import { OrbitRing } from '#web/ui/orbit-ring.tsx';
import { TimerEdit } from '../components/timer-edit.tsx';
import { modeNames, modeTones, phaseNames } from './timer-labels.ts';
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
