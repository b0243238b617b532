import { useCallback, useEffect, useRef } from 'react';

/** The same function on every render, which does what the newest `run` does. For events: not to be called while rendering. */
export function useStable<Args extends unknown[]>(run: (...args: Args) => void): (...args: Args) => void {
  const latest = useRef(run);
  useEffect(() => {
    latest.current = run;
  });
  return useCallback((...args: Args) => latest.current(...args), []);
}
