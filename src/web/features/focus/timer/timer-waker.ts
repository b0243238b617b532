/** Wakes the page once after some milliseconds, or not at all (null); each call forgets the one before. */
export interface Waker {
  wakeIn(ms: number | null): void;
}

/**
 * A worker measures the time, as browsers slow down the timers of pages in the background but not of workers. Where
 * there is none, the page does. The worker lives only while there is something to wait for.
 */
export function createWaker(wake: () => void): Waker {
  let worker: Worker | null = null;
  let hasWorkers = typeof Worker === 'function';
  let timeout: ReturnType<typeof setTimeout> | undefined;

  const open = () => {
    const opened = new Worker(new URL('./timer-worker.ts', import.meta.url), { type: 'module' });
    opened.onmessage = wake;
    opened.onerror = () => {
      hasWorkers = false;
      close();
      wake();
    };
    return opened;
  };
  const close = () => {
    worker?.terminate();
    worker = null;
  };

  return {
    wakeIn: (ms) => {
      clearTimeout(timeout);
      if (ms === null) return close();
      if (!hasWorkers) {
        timeout = setTimeout(wake, ms);
        return;
      }
      worker ??= open();
      worker.postMessage(ms);
    },
  };
}
