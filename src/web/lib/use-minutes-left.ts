import { useEffect, useState } from 'react';

const minuteMs = 60_000;
const minutesUntil = (iso: string) => Math.max(0, Math.ceil((Date.parse(iso) - Date.now()) / minuteMs));

/** Whole minutes until an ISO instant, counted again each minute; 0 once it has passed. */
export function useMinutesLeft(iso: string): number {
  const [minutes, setMinutes] = useState(() => minutesUntil(iso));
  useEffect(() => {
    const count = () => setMinutes(minutesUntil(iso));
    count();
    const timer = setInterval(count, minuteMs);
    return () => clearInterval(timer);
  }, [iso]);
  return minutes;
}
