import { Settings, Timer as TimerIcon } from 'lucide-react';
import { useCallback, useState } from 'react';
import { clockText } from '#web/lib/clock-text.ts';
import { useMedia } from '#web/lib/use-media.ts';
import { useSingleKeys } from '#web/lib/use-single-keys.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Popover } from '#web/ui/popover.tsx';
import { TimerPill } from '../components/timer-pill.tsx';
import { useTabClock } from '../use-tab-clock.ts';
import { useUnsent } from '../use-unsent.ts';
import { TimerOptions } from './timer-options.tsx';
import { TimerPanel } from './timer-panel.tsx';
import { phaseOf } from './timer-state.ts';
import { useFocusTarget } from './use-focus-target.ts';
import { useTimer } from './use-timer.ts';

/** The timer on every screen: the button it folds into, and the panel it opens into. */
export function TimerWidget({ userId }: { userId: string }) {
  const timer = useTimer(userId);
  const unsent = useUnsent(userId);
  const [isOpen, setIsOpen] = useState(false);
  const [showsOptions, setShowsOptions] = useState(false);
  const { state, face, store } = timer;
  // As `FoldedTimer` does.
  const floats = useMedia('(min-width: 80rem)', false);
  const offer = useFocusTarget(
    store,
    useCallback(() => setIsOpen(true), []),
  );
  useTabClock(phaseOf(state) === 'running' ? clockText(face.seconds) : null, face.part);

  useSingleKeys((key) => {
    if (key.toLowerCase() !== 't') return false;
    open(true);
    return true;
  });

  const open = (next: boolean) => {
    setIsOpen(next);
    if (next) setShowsOptions(false);
  };
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
