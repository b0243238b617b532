import { setImmediate } from 'node:timers/promises';

/**
 * For work that takes longer than the event loop has: the answer, awaited between its parts, lets others have their turn
 * once `ms` have gone by.
 */
export function takeTurns(ms = 4): () => Promise<void> {
  let began = performance.now();
  return async () => {
    if (performance.now() - began < ms) return;
    await setImmediate();
    began = performance.now();
  };
}
