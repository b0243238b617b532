import { useToast } from '#web/ui/use-toast.ts';
import type { TimerEvent } from './timer/timer-machine.ts';
import type { TimerStore } from './timer/timer-store.ts';

/** Sends an event that forgets what runs; the student may take it back. */
export function useForget(store: TimerStore): (event: TimerEvent) => void {
  const toast = useToast();
  return (event) => {
    const before = store.get().state;
    store.send(event);
    if (before.run && store.get().state.run === null)
      toast.info('Timer zerado.', { undo: () => store.send({ type: 'restore', state: before }) });
  };
}
