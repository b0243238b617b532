import type { ReactNode } from 'react';
import { OrbitRing } from './chart/orbit-ring.tsx';
import { ProgressBar } from './chart/progress-bar.tsx';

type ProgressLineProps = {
  /** 0–100. */
  value: number;
  /** Whose progress it is: the name of the ring. */
  label: string;
  tone: 'cometa' | 'subject';
  /** The counts behind it. */
  children: ReactNode;
};

/** How far something is, in one line: the number once, in its ring, over a bar without one. */
export function ProgressLine({ value, label, tone: open, children }: ProgressLineProps) {
  const tone = value === 100 ? 'ok' : open;
  return (
    <section aria-label="Progresso" className="flex min-w-0 items-center gap-3 lg:flex-1 lg:basis-80">
      <OrbitRing size="sm" value={value} label={label} tone={tone}>
        <span className="text-[0.6875rem]">{`${value}%`}</span>
      </OrbitRing>
      <div className="grid min-w-0 flex-1 gap-1 lg:max-w-md">
        <p role="status" className="text-ink-muted text-sm tabular-nums">
          {children}
        </p>
        <ProgressBar label="Progresso geral" labelHidden value={value} tone={tone} className="gap-0!" />
      </div>
    </section>
  );
}
