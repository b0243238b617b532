import { clsx } from 'clsx';
import type { ReactNode } from 'react';

type StatProps = {
  label: ReactNode;
  value: ReactNode;
  /** A smaller line below: '12 para revisar'. */
  hint?: ReactNode;
  icon?: ReactNode;
  className?: string;
};

/** A number and its name. Several stand together in a `dl`. */
export function Stat({ label, value, hint, icon, className }: StatProps) {
  return (
    <div className={clsx('flex min-w-0 flex-col gap-0.5', className)}>
      <dt className="flex items-center gap-1.5 text-ink-muted text-sm [&>svg]:size-4 [&>svg]:shrink-0">
        {icon}
        <span className="min-w-0">{label}</span>
      </dt>
      <dd className="font-display font-semibold text-xl tabular-nums tracking-tight">{value}</dd>
      {hint && <dd className="text-ink-muted text-sm">{hint}</dd>}
    </div>
  );
}
