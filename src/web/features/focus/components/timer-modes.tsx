import { Segmented } from '#web/ui/segmented.tsx';
import { modeNames } from '../timer/timer-labels.ts';
import { countdownModes } from '../timer/timer-settings.ts';
import { isCountdown, type TimerMode } from '../timer/timer-state.ts';
import type { TimerStore } from '../timer/timer-store.ts';
import { useForget } from '../use-forget.ts';

type TimerModesProps = { mode: TimerMode; store: TimerStore };

const kinds = [
  { value: 'pomodoro', label: 'Pomodoro' },
  { value: 'stopwatch', label: 'Cronômetro' },
] as const;

const countdowns = countdownModes.map((value) => ({
  value,
  label: value === 'pomodoro' ? 'Foco' : modeNames[value],
}));

/** Choosing another mode forgets what runs. */
export function TimerModes({ mode, store }: TimerModesProps) {
  const forget = useForget(store);
  const choose = (next: TimerMode) => forget({ type: 'mode', mode: next });
  return (
    <div className="grid justify-items-center gap-2">
      <Segmented
        label="Tipo de timer"
        options={kinds}
        value={isCountdown(mode) ? 'pomodoro' : 'stopwatch'}
        onValueChange={choose}
      />
      {isCountdown(mode) && (
        <Segmented
          label="Modo"
          options={countdowns}
          value={mode}
          onValueChange={choose}
          className="max-[22rem]:[&_label]:px-2.5"
        />
      )}
    </div>
  );
}
