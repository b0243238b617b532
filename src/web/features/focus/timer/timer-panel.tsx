import { Alert } from '#web/ui/alert.tsx';
import { TimerCategories } from '../categories.tsx';
import { TimerControls } from '../components/timer-controls.tsx';
import { TimerModes } from '../components/timer-modes.tsx';
import { TimerOffer } from '../components/timer-offer.tsx';
import { TimerTarget } from '../components/timer-target.tsx';
import type { WaitingSessions } from '../use-unsent.ts';
import { TimerDay } from './timer-day.tsx';
import { TimerFace } from './timer-face.tsx';
import { categoryMissing } from './timer-labels.ts';
import type { Offer } from './use-focus-target.ts';
import type { Timer } from './use-timer.ts';

type TimerPanelProps = {
  timer: Timer;
  unsent: WaitingSessions;
  offer: Offer;
  /** Called when the student goes to another screen from here. */
  onLeave: () => void;
};

export function TimerPanel({ timer, unsent, offer, onLeave }: TimerPanelProps) {
  const { state, store, lacksCategory } = timer;
  return (
    <div className="grid gap-3">
      {/* What is reached by keyboard comes up above the controls, which lie over the end of it. */}
      <div className="grid gap-3 **:scroll-mb-32">
        <TimerModes mode={state.mode} store={store} />
        <TimerFace key={state.mode} timer={timer} />
        {state.mode === 'pomodoro' && (
          <TimerCategories
            category={state.category}
            onChoose={(category) => store.send({ type: 'category', category })}
          />
        )}
        {lacksCategory && <Alert tone="danger">{categoryMissing}</Alert>}
        <TimerTarget state={state} store={store} />
        <TimerOffer offer={offer} state={state} />
        <TimerDay timer={timer} unsent={unsent} onLeave={onLeave} />
      </div>
      <TimerControls state={state} store={store} />
    </div>
  );
}
