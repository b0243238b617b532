import { Pause, Settings, Timer as TimerIcon } from 'lucide-react';
import { type ComponentProps, useCallback, useEffect, useState } from 'react';
import { countOf } from '#shared/rules/text/format.ts';
import { clockText, shortClockText } from '#web/lib/clock-text.ts';
import { useMedia } from '#web/lib/hooks/use-media.ts';
import { bareTitle } from '#web/lib/hooks/use-title.ts';
import { OrbitRing } from '#web/ui/chart/orbit-ring.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Popover } from '#web/ui/overlay/popover.tsx';
import { FoldedTimer } from '../folded-timer.tsx';
import { useUnsent } from './session-outbox.ts';
import { modeNames, modeTones, phaseNames } from './timer-labels.ts';
import { TimerOptions } from './timer-options.tsx';
import { TimerPanel } from './timer-panel.tsx';
import { phaseOf } from './timer-state.ts';
import { useFocusTarget } from './timer-target.tsx';
import { type Timer, useTimer } from './use-timer.ts';

/** The timer on every screen: the button it folds into, and the panel it opens into. */
export function TimerWidget({ userId }: { userId: string }) {
  const timer = useTimer(userId);
  const unsent = useUnsent(userId);
  const [isOpen, setIsOpen] = useState(false);
  const [showsOptions, setShowsOptions] = useState(false);
  const { state, face, store } = timer;
  // As `FoldedTimer` does.
  const floats = useMedia('(min-width: 80rem)', false);
  const open = useCallback((next: boolean) => {
    setIsOpen(next);
    if (next) setShowsOptions(false);
  }, []);
  const offer = useFocusTarget(
    store,
    useCallback(() => open(true), [open]),
  );
  useTabClock(phaseOf(state) === 'running' ? clockText(face.seconds) : null, face.part);

  return (
    <Popover
      side={floats ? 'top' : 'bottom'}
      open={isOpen}
      onOpenChange={open}
      trigger={<TimerPill timer={timer} waiting={unsent.lasting} />}
      title={showsOptions ? 'Opções do timer' : 'Timer'}
      actions={
        <IconButton
          label={showsOptions ? 'Voltar ao timer' : 'Opções do timer'}
          className="text-ink-muted"
          onClick={() => setShowsOptions(!showsOptions)}
        >
          {showsOptions ? <TimerIcon aria-hidden="true" /> : <Settings aria-hidden="true" />}
        </IconButton>
      }
    >
      {showsOptions ? (
        <TimerOptions settings={timer.settings} onChange={store.change} />
      ) : (
        <TimerPanel timer={timer} unsent={unsent} offer={offer} onLeave={() => setIsOpen(false)} />
      )}
    </Popover>
  );
}

type TimerPillProps = ComponentProps<'button'> & {
  timer: Pick<Timer, 'state' | 'face'>;
  /** Sessions still to be sent. */
  waiting: number;
};

/** The folded timer: an icon, and the time once there is one. */
function TimerPill({ timer: { state, face }, waiting, ...rest }: TimerPillProps) {
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

/** Shows `clock` before the tab's name and in its icon; null gives both back to the page. */
function useTabClock(clock: string | null, part: number): void {
  useEffect(() => {
    const bare = bareTitle();
    document.title = clock === null ? bare : `${clock} · ${bare}`;
  }, [clock]);
  useEffect(
    () => () => {
      document.title = bareTitle();
    },
    [],
  );
  const icon = clock === null ? null : faviconOf(clock, part);
  useEffect(() => {
    const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
    if (!link || icon === null) return;
    const own = link.href;
    link.href = icon;
    return () => {
      link.href = own;
    };
  }, [icon]);
}

/** The icon of the tab while `clock` (`24:59`, `1:05:09`) runs: its minutes or hours inside the orbit, as a data URL. */
function faviconOf(clock: string, part: number): string {
  const parts = clock.split(':');
  const text = parts.length > 2 ? `${parts[0]}h` : String(Number(parts[0]));
  // Drawn anew a few times an hour, not each second.
  const arc = Math.round(part * 24) / 24;
  const svg = [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">',
    '<circle cx="50" cy="50" r="50" fill="#1d1b3f"/>',
    `<circle cx="50" cy="50" r="43" fill="none" stroke="#fcb831" stroke-width="12" pathLength="1" stroke-dasharray="${arc.toFixed(3)} 1" transform="rotate(-90 50 50)"/>`,
    `<text x="50" y="68" text-anchor="middle" font-family="sans-serif" font-weight="700" font-size="50" fill="#fff">${text}</text>`,
    '</svg>',
  ];
  return `data:image/svg+xml,${encodeURIComponent(svg.join(''))}`;
}
