import { clsx } from 'clsx';
import type { ReactNode } from 'react';

/** What the run takes, so that nothing moves when it comes. */
export const runHeight = 'min-h-35 sm:min-h-17';

type StreakRunProps = {
  days: string;
  /** What follows the number. */
  unit: string;
  /** What guards the run. */
  freezes: string;
  action: ReactNode;
};

/** How long a run is, what guards it, and what can be done about it. */
export function StreakRun({ days, unit, freezes, action }: StreakRunProps) {
  return (
    <section
      aria-label="Sequência de dias"
      className={clsx('flex flex-wrap content-center items-center gap-x-6 gap-y-2', runHeight)}
    >
      <div className="grid min-w-0 flex-1 basis-64 grid-cols-[auto_minmax(0,1fr)] items-center gap-x-3">
        <p className="contents">
          <span className="row-span-2 font-display font-semibold text-2xl tabular-nums">{days}</span>{' '}
          <span className="self-end font-semibold">{unit}</span>
        </p>
        <p className="self-start text-ink-muted text-sm">{freezes}</p>
      </div>
      {action}
    </section>
  );
}
