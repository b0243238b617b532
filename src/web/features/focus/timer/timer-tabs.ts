import { timerKeys } from './timer-keys.ts';
import { readRecord, type TimerRecord } from './timer-storage.ts';

/** What the tabs of one student tell each other. */
export interface TimerTabs {
  tell(record: TimerRecord): void;
  /** Runs `work` in one tab at a time. */
  inTurn(work: () => void): Promise<void>;
  close(): void;
}

export interface Hearing {
  /** Another tab has changed the timer. */
  onRecord: (record: TimerRecord) => void;
  /** Another tab has written to the storage. */
  onStorage: () => void;
}

/** What another tab did just now may still be on its way to this one. */
const newsTakesAtMostMs = 300;

/** By a channel, and by the storage where there is none. */
export function openTabs(userId: string, { onRecord, onStorage }: Hearing): TimerTabs {
  const name = `orbita.timer.${userId}`;
  const channel = typeof BroadcastChannel === 'function' ? new BroadcastChannel(name) : null;
  const hear = ({ data }: MessageEvent) => {
    const record = readRecord(data);
    if (record) onRecord(record);
  };
  const read = ({ key }: StorageEvent) => {
    if (key === null || key === timerKeys.record || key === timerKeys.settings) onStorage();
  };
  channel?.addEventListener('message', hear);
  window.addEventListener('storage', read);
  return {
    tell: (record) => channel?.postMessage(record),
    inTurn: (work) => oneTabAtATime(name, work),
    close: () => {
      channel?.close();
      window.removeEventListener('storage', read);
    },
  };
}

/** Web Locks exist on secure origins only; elsewhere the ids of the sessions keep them from counting twice. */
async function oneTabAtATime(name: string, work: () => void): Promise<void> {
  if (!navigator.locks) return work();
  const isDone = await navigator.locks.request(name, { ifAvailable: true }, (lock) => {
    if (lock) work();
    return lock !== null;
  });
  if (isDone) return;
  await navigator.locks.request(name, async () => {
    await new Promise((resolve) => setTimeout(resolve, newsTakesAtMostMs));
    work();
  });
}
