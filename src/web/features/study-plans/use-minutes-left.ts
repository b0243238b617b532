import { useEffect, useState } from 'react';

const lookEvery = 15_000;

/** Whole minutes until `iso`, kept up to date; never below 0. */
export function useMinutesLeft(iso: string): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), lookEvery);
    return () => clearInterval(timer);
  }, []);
  return Math.max(0, Math.ceil((Date.parse(iso) - now) / 60_000));
}
