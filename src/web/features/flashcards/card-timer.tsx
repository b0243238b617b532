import { useEffect, useState } from 'react';
import { formatSeconds } from './card-labels.ts';

type CardTimerProps = {
  /** Seconds since the card is shown. */
  read: () => number;
  /** Seconds at which it stands still; undefined while it runs. */
  stoppedAt: number | undefined;
};

/** How long the card in front has been there; told by key to begin anew. */
export function CardTimer({ read, stoppedAt }: CardTimerProps) {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setSeconds(read()), 1000);
    return () => clearInterval(timer);
  }, [read]);
  return (
    <span role="timer" aria-label="Tempo neste cartão" className="text-ink-muted text-sm tabular-nums">
      {formatSeconds(stoppedAt ?? seconds)}
    </span>
  );
}
