import { clsx } from 'clsx';
import type { ReactNode } from 'react';

/** One grey block; width and height come from the caller's classes. */
export function SkeletonBlock({ className = 'h-4' }: { className?: string }) {
  return <div aria-hidden="true" className={clsx('animate-breathe rounded-md bg-well', className)} />;
}

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
