import { clsx } from 'clsx';
import type { ReactNode } from 'react';

type SkeletonProps = {
  /** Blocks of the size of what is coming. */
  children: ReactNode;
  label?: string;
  className?: string;
};

export function Skeleton({ children, label = 'Carregando...', className }: SkeletonProps) {
  return (
    <div aria-busy="true" className={clsx('grid gap-3', className)}>
      <p role="status" className="text-ink-muted text-sm">
        {label}
      </p>
      {children}
    </div>
  );
}
