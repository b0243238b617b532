import { useEffect, useState } from 'react';
import { type FocusTarget, onFocusTarget, takeFocusTarget } from '#web/lib/focus-target.ts';
import { isStudy, type TimerState } from './timer-state.ts';
import type { TimerStore } from './timer-store.ts';
import { isSameTarget } from './timer-target.ts';

/** A target that waits until the student has decided about the session under way. */
export interface Offer {
  target: FocusTarget | null;
  /** Ends the session under way and goes on to the target. */
  accept: () => void;
  decline: () => void;
}

const isForAnother = ({ run, mode, target: own }: TimerState, target: FocusTarget) =>
  run !== null && isStudy(mode) && own !== null && !isSameTarget(own, target);

/** Takes the targets that students choose on other screens; `onTarget` hears of each. */
export function useFocusTarget(store: TimerStore, onTarget: () => void): Offer {
  const [offered, setOffered] = useState<FocusTarget | null>(null);
  useEffect(() => {
    const take = () => {
      const target = takeFocusTarget();
      if (!target) return;
      onTarget();
      if (target === 'any') return;
      const mustAsk = isForAnother(store.get().state, target);
      setOffered(mustAsk ? target : null);
      if (!mustAsk) store.send({ type: 'target', target });
    };
    take();
    return onFocusTarget(take);
  }, [store, onTarget]);
  return {
    target: offered,
    accept: () => {
      store.send({ type: 'finish' });
      store.send({ type: 'target', target: offered });
      setOffered(null);
    },
    decline: () => setOffered(null),
  };
}
