import { Pause, Timer as TimerIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import { clockText, shortClockText } from '#web/lib/clock-text.ts';
import { countOf } from '#web/lib/format.ts';
import { OrbitRing } from '#web/ui/orbit-ring.tsx';
import { FoldedTimer } from '../folded-timer.tsx';
import { modeNames, modeTones, phaseNames } from '../timer/timer-labels.ts';
import { phaseOf } from '../timer/timer-state.ts';
import type { Timer } from '../timer/use-timer.ts';

type TimerPillProps = ComponentProps<'button'> & {
  timer: Pick<Timer, 'state' | 'face'>;
  /** Sessions still to be sent. */
  waiting: number;
};

/** The folded timer: an icon, and the time once there is one. */
export function TimerPill({ timer: { state, face }, waiting, ...rest }: TimerPillProps) {
  const phase = phaseOf(state);
  const isIdle = phase === 'idle';
  return (
    <FoldedTimer {...rest}>
      <span className="sr-only">
        Timer: {modeNames[state.mode]} {phaseNames[phase]},{' '}
      </span>
      {isIdle ? (
        <TimerIcon aria-hidden="true" className="size-5" />
      ) : (
        <span aria-hidden="true" className="relative grid place-items-center">
          <OrbitRing
            label="Timer"
            value={face.part}
            max={1}
            tone={modeTones[state.mode]}
            className="size-11! xl:size-11.5!"
          />
          <span className="absolute font-semibold text-xs tabular-nums">{shortClockText(face.seconds)}</span>
          {phase === 'paused' && <Pause className="absolute bottom-1 size-2.5" />}
        </span>
      )}
      <span className="sr-only">{isIdle ? 'abrir' : clockText(face.seconds)}</span>
      {waiting > 0 && (
        <span className="-end-1 -top-1 absolute grid min-h-5 min-w-5 place-items-center rounded-full bg-cometa px-1 font-semibold text-on-cometa text-xs">
          <span aria-hidden="true">{waiting}</span>
          <span className="sr-only">, {countOf(waiting, 'sessão', 'sessões')} por enviar</span>
        </span>
      )}
    </FoldedTimer>
  );
}
