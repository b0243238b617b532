import { useEffect, useState, useSyncExternalStore } from 'react';
import { v7 as uuidv7 } from 'uuid';
import { playChime, prepareChime } from '#web/lib/chime.ts';
import { showNotice } from '#web/lib/notices.ts';
import { useToast } from '#web/ui/toast/use-toast.ts';
import { sessionOutboxOf } from './session-outbox.ts';
import { endSentence } from './timer-labels.ts';
import type { TimerEffect } from './timer-machine.ts';
import { phaseOf } from './timer-state.ts';
import { timerStorageOf } from './timer-storage.ts';
import { createTimerStore, type TimerStore, type TimerView } from './timer-store.ts';
import { openTabs } from './timer-tabs.ts';
import { createWaker } from './timer-waker.ts';

const openStore = (userId: string): TimerStore =>
  createTimerStore({
    storage: timerStorageOf(userId),
    openTabs: (hearing) => openTabs(userId, hearing),
    createWaker,
    now: Date.now,
    newId: uuidv7,
  });

export interface Timer extends TimerView {
  store: TimerStore;
  /** Whether a pomodoro was to be started without a category. */
  lacksCategory: boolean;
}

/** The student's timer: follows the clock, records sessions and tells when one ends, for as long as it is mounted. */
export function useTimer(userId: string): Timer {
  const [store] = useState(() => openStore(userId));
  const view = useSyncExternalStore(store.subscribe, store.get);
  const [lacksCategory, setLacksCategory] = useState(false);
  const toast = useToast();

  useEffect(
    () =>
      store.open((effect: TimerEffect) => {
        if (effect.type === 'record') sessionOutboxOf(userId).add(effect.session);
        else if (effect.type === 'category-missing') setLacksCategory(true);
        else {
          const sentence = endSentence(effect.mode);
          toast.success(sentence, { duration: 8000 });
          void showNotice(sentence, { tag: 'orbita-timer' });
          if (store.get().settings.sound) playChime();
        }
      }),
    [store, userId, toast],
  );

  // Whichever tab the student was in last may be the one that has to ring.
  const isRunning = phaseOf(view.state) === 'running';
  useEffect(() => {
    if (!isRunning) return;
    window.addEventListener('pointerup', prepareChime, { once: true });
    return () => window.removeEventListener('pointerup', prepareChime);
  }, [isRunning]);

  return { ...view, store, lacksCategory: lacksCategory && view.state.category === null };
}
