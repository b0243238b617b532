import { clsx } from 'clsx';
import { Pause, Timer as TimerIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import { clockText, shortClockText } from '#web/lib/clock-text.ts';
import { countOf } from '#web/lib/format.ts';
import { OrbitRing } from '#web/ui/orbit-ring.tsx';
import { phaseOf } from '../timer/timer-state.ts';
import { modeNames, modeTones, phaseNames } from '../timer/timer-words.ts';
import type { Timer } from '../use-timer.ts';

type TimerPillProps = ComponentProps<'button'> & {
  timer: Pick<Timer, 'state' | 'face'>;
  /** Sessions still to be sent. */
  waiting: number;
};

/**
 * The folded timer, at the lower left of the screen. `--dock-start` keeps its place free in whatever else stays at the
 * bottom.
 */
export function TimerPill({ timer: { state, face }, waiting, className, ...rest }: TimerPillProps) {
  const phase = phaseOf(state);
  const isIdle = phase === 'idle';
  return (
    <button
      {...rest}
      type="button"
      data-print="hide"
      className={clsx(
        'fixed start-[max(--spacing(3),var(--safe-left))] bottom-[max(--spacing(3),var(--safe-bottom))] z-30 flex h-12 min-w-12 items-center justify-center rounded-full',
        'border border-line-strong bg-surface-raised shadow-raised transition-[background-color,scale] hover:bg-well active:scale-[0.985] motion-reduce:active:scale-100',
        className,
      )}
    >
      <span className="sr-only">
        Timer: {modeNames[state.mode]} {phaseNames[phase]},{' '}
      </span>
      {isIdle ? (
        <TimerIcon aria-hidden="true" className="size-5" />
      ) : (
        <span aria-hidden="true" className="relative grid place-items-center lg:ps-1">
          <OrbitRing
            label="Timer"
            value={face.part}
            max={1}
            tone={modeTones[state.mode]}
            className="size-11.5! lg:size-9!"
          />
          {phase === 'paused' && <Pause className="absolute size-4 max-lg:bottom-1.5 max-lg:size-2.5" />}
        </span>
      )}
      {!isIdle && (
        <span className="grid place-items-center font-semibold tabular-nums max-lg:absolute max-lg:text-xs lg:ps-2 lg:pe-4">
          <span aria-hidden="true" className="lg:hidden">
            {shortClockText(face.seconds)}
          </span>
          <span className="max-lg:sr-only">{clockText(face.seconds)}</span>
        </span>
      )}
      {isIdle && <span className="sr-only">abrir</span>}
      {waiting > 0 && (
        <span className="-end-1 -top-1 absolute grid min-h-5 min-w-5 place-items-center rounded-full bg-cometa px-1 font-semibold text-on-cometa text-xs">
          <span aria-hidden="true">{waiting}</span>
          <span className="sr-only">, {countOf(waiting, 'sessão', 'sessões')} por enviar</span>
        </span>
      )}
    </button>
  );
}
