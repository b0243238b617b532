import type { ReactNode } from 'react';

type FactProps = { label: string; value: ReactNode };

/** A name and what it is, inside a `dl`. */
export function Fact({ label, value }: FactProps) {
  return (
    <div className="min-w-0">
      <dt className="text-ink-muted text-sm">{label}</dt>
      <dd className="break-words font-medium tabular-nums">{value}</dd>
    </div>
  );
}
