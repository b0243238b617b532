import { useEffect, useState } from 'react';

const minuteMs = 60_000;

const unitsUntil = (iso: string, unitMs: number) =>
  Math.max(0, Math.ceil((Date.parse(iso) - Date.now()) / unitMs));

/** Whole units of `unitMs` until an ISO instant, counted again with each unit; 0 once it has passed. */
function useUnitsLeft(iso: string, unitMs: number): number {
  const [left, setLeft] = useState(() => unitsUntil(iso, unitMs));
  useEffect(() => {
    const count = () => setLeft(unitsUntil(iso, unitMs));
    count();
    const timer = setInterval(count, unitMs);
    return () => clearInterval(timer);
  }, [iso, unitMs]);
  return left;
}

export const useMinutesLeft = (iso: string): number => useUnitsLeft(iso, minuteMs);
export const useSecondsLeft = (iso: string): number => useUnitsLeft(iso, 1000);
