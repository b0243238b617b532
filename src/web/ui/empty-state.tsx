import type { ReactNode } from 'react';

type EmptyStateProps = {
  /** One sentence. */
  title: ReactNode;
  hint?: ReactNode;
  /** One action. */
  action?: ReactNode;
  /** Inside a card: no frame, less air. */
  compact?: boolean;
};

export function EmptyState({ title, hint, action, compact = false }: EmptyStateProps) {
  return (
    <div
      className={
        compact
          ? 'grid justify-items-center gap-3 px-2 py-5 text-center'
          : 'grid justify-items-center gap-4 rounded-lg border border-line border-dashed px-5 py-12 text-center'
      }
    >
      <svg viewBox="0 0 96 56" fill="none" aria-hidden="true" className={compact ? 'h-10' : 'h-16'}>
        <g transform="rotate(-14 48 28)">
          <ellipse
            cx="48"
            cy="28"
            rx="42"
            ry="15"
            strokeWidth="1.25"
            className="stroke-line-strong"
            strokeDasharray="3 4"
          />
          <circle cx="48" cy="28" r="11" className="fill-well stroke-line-strong" strokeWidth="1.25" />
          <circle cx="85" cy="21" r="4.5" className="fill-sol stroke-sol-strong" />
        </g>
      </svg>
      <div className="grid max-w-[42ch] gap-1">
        <p className="text-balance font-display font-semibold text-ink">{title}</p>
        {hint && <p className="text-balance text-ink-muted text-sm">{hint}</p>}
      </div>
      {action}
    </div>
  );
}
