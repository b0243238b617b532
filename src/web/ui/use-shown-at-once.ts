import { useEffect, useState } from 'react';

const patience = 100;

/**
 * `value`, but changed in the very frame of a click: the cache tells its readers only after the event. What the
 * cache says next wins, and so does its silence.
 */
export function useShownAtOnce(value: boolean): [shown: boolean, show: (next: boolean) => void] {
  const [shown, setShown] = useState(value);
  const [known, setKnown] = useState(value);
  if (known !== value) {
    setKnown(value);
    setShown(value);
  }
  useEffect(() => {
    if (shown === value) return;
    const timer = setTimeout(() => setShown(value), patience);
    return () => clearTimeout(timer);
  }, [shown, value]);
  return [shown, setShown];
}
