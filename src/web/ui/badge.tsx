import { clsx } from 'clsx';
import type { ReactNode } from 'react';

type BadgeProps = {
  children: ReactNode;
  tone?: 'neutral' | 'cometa' | 'sol' | 'ok' | 'warn' | 'danger';
  icon?: ReactNode;
  className?: string;
};

const tones = {
  neutral: 'bg-well text-ink-muted',
  cometa: 'bg-cometa-soft text-cometa',
  sol: 'bg-sol text-on-sol',
  ok: 'bg-ok-soft text-ok',
  warn: 'bg-warn-soft text-warn',
  danger: 'bg-danger-soft text-danger',
};

export function Badge({ children, tone = 'neutral', icon, className }: BadgeProps) {
  return (
    <span
      className={clsx(
        'inline-flex min-h-6 max-w-full items-center gap-1 rounded-full px-2.5 font-medium text-xs forced-colors:border [&>svg]:size-3.5 [&>svg]:shrink-0',
        tones[tone],
        className,
      )}
    >
      {icon}
      <span className="truncate">{children}</span>
    </span>
  );
}
