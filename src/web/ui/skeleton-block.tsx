import { clsx } from 'clsx';

/** One grey block; width and height come from the caller's classes. */
export function SkeletonBlock({ className = 'h-4' }: { className?: string }) {
  return <div aria-hidden="true" className={clsx('animate-breathe rounded-md bg-well', className)} />;
}
