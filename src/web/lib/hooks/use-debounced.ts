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
