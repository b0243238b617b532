import { clsx } from 'clsx';
import type { ReactNode } from 'react';

interface NoticeBarProps {
  label: string;
  tone: 'warn' | 'cometa';
  /** Decorative. */
  icon: ReactNode;
  children: ReactNode;
  /** What can be done about it. */
  actions: ReactNode;
}

const tones = {
  warn: 'border-warn/30 bg-warn-soft [&>div>svg]:text-warn',
  cometa: 'border-cometa/30 bg-cometa-soft [&>div>svg]:text-cometa',
};

/** One sentence about the account, below the header of every screen. */
export function NoticeBar({ label, tone, icon, children, actions }: NoticeBarProps) {
  return (
    <aside aria-label={label} data-print="hide" className={clsx('border-b text-sm', tones[tone])}>
      <div className="mx-auto flex max-w-6xl items-center gap-x-3 px-safe py-2 [&>svg]:size-5 [&>svg]:shrink-0 max-sm:[&>svg]:hidden">
        {icon}
        <p className="min-w-0 flex-1">{children}</p>
        {actions}
      </div>
    </aside>
  );
}
