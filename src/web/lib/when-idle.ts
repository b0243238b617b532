/** Where nothing tells when the page is idle. */
const soonMs = 1500;

/** Does `work` once the page has what it needs, and no later than 3 s from now; returns the way to stop it. */
export function whenIdle(work: () => void): () => void {
  if (!window.requestIdleCallback) {
    const timer = setTimeout(work, soonMs);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(() => work(), { timeout: 2 * soonMs });
  return () => cancelIdleCallback(handle);
}
