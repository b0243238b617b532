import { Pause, Play, RotateCcw, Square } from 'lucide-react';
import { prepareChime } from '#web/lib/chime.ts';
import { askForNotices } from '#web/lib/notices.ts';
import { Button } from '#web/ui/button.tsx';
import { phaseOf, type TimerState } from '../timer/timer-state.ts';
import type { TimerStore } from '../timer/timer-store.ts';
import { useForget } from '../use-forget.ts';

type TimerControlsProps = { state: TimerState; store: TimerStore };

export function TimerControls({ state, store }: TimerControlsProps) {
  const forget = useForget(store);
  const phase = phaseOf(state);
  const isRunning = phase === 'running';
  const start = () => {
    // Browsers grant both only while a click is being handled.
    prepareChime();
    askForNotices();
    store.send({ type: 'start' });
  };
  return (
    // Last and always in view: whatever grows or arrives in the panel, they stay under the thumb.
    <div className="sticky bottom-0 -mx-4 -mb-4 grid grid-cols-2 gap-2 border-line border-t bg-surface-raised px-4 py-3">
      <Button
        data-autofocus
        variant={isRunning ? 'secondary' : 'main'}
        icon={isRunning ? <Pause aria-hidden="true" /> : <Play aria-hidden="true" />}
        onClick={isRunning ? () => store.send({ type: 'pause' }) : start}
        className="col-span-2 min-h-11"
      >
        {isRunning ? 'Pausar' : 'Iniciar'}
      </Button>
      <Button
        icon={<Square aria-hidden="true" />}
        disabled={phase === 'idle'}
        onClick={() => store.send({ type: 'finish' })}
      >
        Finalizar
      </Button>
      <Button
        icon={<RotateCcw aria-hidden="true" />}
        disabled={phase === 'idle'}
        onClick={() => forget({ type: 'reset' })}
      >
        Resetar
      </Button>
    </div>
  );
}
