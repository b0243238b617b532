import { clsx } from 'clsx';
import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

type AlertProps = {
  children: ReactNode;
  tone?: 'danger' | 'warn' | 'ok' | 'info';
  title?: string;
  /** A button or link at the end. */
  action?: ReactNode;
  className?: string;
};

const tones = {
  danger: { icon: CircleAlert, style: 'border-danger/40 bg-danger-soft', mark: 'text-danger' },
  warn: { icon: TriangleAlert, style: 'border-warn/40 bg-warn-soft', mark: 'text-warn' },
  ok: { icon: CircleCheck, style: 'border-ok/40 bg-ok-soft', mark: 'text-ok' },
  info: { icon: Info, style: 'border-cometa/40 bg-cometa-soft', mark: 'text-cometa' },
};

/** A danger banner interrupts a screen reader; the others wait their turn. */
export function Alert({ children, tone = 'info', title, action, className }: AlertProps) {
  const { icon: Icon, style, mark } = tones[tone];
  return (
    <div
      role={tone === 'danger' ? 'alert' : 'status'}
      className={clsx(
        'flex flex-wrap items-start gap-x-3 gap-y-2 rounded-md border px-3.5 py-3',
        style,
        className,
      )}
    >
      <Icon aria-hidden="true" className={clsx('mt-px size-5 shrink-0', mark)} />
      <div className="min-w-0 flex-1 basis-48 text-ink text-sm">
        {title && <p className="font-semibold">{title}</p>}
        <div>{children}</div>
      </div>
      {action && <div className="shrink-0 self-center">{action}</div>}
    </div>
  );
}
