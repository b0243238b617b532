import type { ReactNode } from 'react';

export function Kbd({ children }: { children: ReactNode }) {
  return (
    <kbd className="inline-grid min-h-5 min-w-5 place-items-center rounded-[0.3125rem] border border-line border-b-2 bg-surface-raised px-1 font-medium font-sans text-ink-muted text-xs">
      {children}
    </kbd>
  );
}
