import type { ReactNode } from 'react';
import { OrbitRing } from './chart/orbit-ring.tsx';
import { ProgressBar } from './chart/progress-bar.tsx';

type ProgressLineProps = {
  /** 0–100. */
  value: number;
  /** Whose progress it is: the name of the ring. */
  label: string;
  tone: 'cometa' | 'subject';
  /** What else is known, above the counts. */
  tags: ReactNode;
  /** The counts behind the number. */
  children: string;
};

/** How far something is: the number once, in its ring; the counts, over a bar without it. */
export function ProgressLine({ value, label, tone: open, tags, children }: ProgressLineProps) {
  const tone = value === 100 ? 'ok' : open;
  return (
    <section aria-label="Progresso" className="flex items-center gap-3">
      <OrbitRing size="sm" value={value} label={label} tone={tone} className="size-12!">
        {`${value}%`}
      </OrbitRing>
      <div className="grid min-w-0 flex-1 gap-1">
        <div className="flex flex-wrap items-center gap-1.5">{tags}</div>
        <div className="grid gap-1 sm:max-w-sm">
          <p role="status" className="text-ink-muted text-sm tabular-nums leading-4">
            {children}
          </p>
          <ProgressBar label="Progresso geral" labelHidden value={value} tone={tone} className="gap-0!" />
        </div>
      </div>
    </section>
  );
}
