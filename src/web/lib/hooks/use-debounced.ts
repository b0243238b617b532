import { useEffect, useState } from 'react';

const debounceMs = 400;

/** The same as `value` once it has rested for 400 ms. */
export function useDebounced<T>(value: T): T {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), debounceMs);
    return () => clearTimeout(timer);
  }, [value]);
  return rested;
}

/** What is over sooner is not worth a notice. */
const shownAfterMs = 800;

/** `count` once it has been above 0 for a while; 0 before. */
export function useDelayed(count: number): number {
  const [isLasting, setIsLasting] = useState(false);
  const isWaiting = count > 0;
  useEffect(() => {
    setIsLasting(false);
    if (!isWaiting) return;
    const timer = setTimeout(() => setIsLasting(true), shownAfterMs);
    return () => clearTimeout(timer);
  }, [isWaiting]);
  return isLasting ? count : 0;
}
