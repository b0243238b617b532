/** Milliseconds after the page began by which a cheap phone, too, has drawn its first screen. */
const drawnMs = 2500;
/** Where nothing tells when the page is idle. */
const soonMs = 1500;

/**
 * Does `work` once the first screen has had its time and the page is idle, and no later than 3 s from then on; returns
 * the way to stop it.
 */
export function whenIdle(work: () => void): () => void {
  const drawnIn = Math.max(0, drawnMs - performance.now());
  if (!window.requestIdleCallback) {
    const timer = setTimeout(work, Math.max(drawnIn, soonMs));
    return () => clearTimeout(timer);
  }
  let handle = 0;
  const timer = setTimeout(() => {
    handle = requestIdleCallback(() => work(), { timeout: 2 * soonMs });
  }, drawnIn);
  return () => {
    clearTimeout(timer);
    cancelIdleCallback(handle);
  };
}
