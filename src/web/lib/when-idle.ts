/** Milliseconds after the page began: a cheap phone has drawn its first screen by then. */
const drawnMs = 2500;
/** The longest that a page that is never idle makes it wait from then on. */
const patienceMs = 3000;

/** Does `work` once the first screen has had time to be drawn and the page is idle; returns the way to stop it. */
export function whenIdle(work: () => void): () => void {
  let idle: number | undefined;
  const wait = () => {
    if (!window.requestIdleCallback) work();
    else idle = requestIdleCallback(() => work(), { timeout: patienceMs });
  };
  const timer = setTimeout(wait, Math.max(0, drawnMs - performance.now()));
  return () => {
    clearTimeout(timer);
    if (idle !== undefined) cancelIdleCallback(idle);
  };
}
