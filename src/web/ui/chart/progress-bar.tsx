import { clsx } from 'clsx';
import { type ReactNode, useId } from 'react';

type ProgressBarProps = {
  label: ReactNode;
  /** 0–100. */
  value: number;
  labelHidden?: boolean;
  /** How the value is said, such as '3 de 12 blocos'. Defaults to the percentage. */
  valueText?: string;
  /** `subject` takes the hue of the nearest element that carries one. */
  tone?: 'cometa' | 'sol' | 'ok' | 'subject';
  className?: string;
};

const tones = { cometa: 'bg-cometa', sol: 'bg-sol-strong', ok: 'bg-ok', subject: 'bg-subject-mark' };

export function ProgressBar({
  label,
  value,
  labelHidden,
  valueText,
  tone = 'cometa',
  className,
}: ProgressBarProps) {
  const id = useId();
  const percent = Math.round(Math.min(100, Math.max(0, value)));
  const said = valueText ?? `${percent}%`;
  return (
    <div className={clsx('grid gap-1.5', className)}>
      <div className={labelHidden ? 'sr-only' : 'flex items-baseline justify-between gap-3 text-sm'}>
        <span id={id} className="min-w-0 text-ink-muted">
          {label}
        </span>
        <span aria-hidden="true" className="shrink-0 font-semibold tabular-nums">
          {said}
        </span>
      </div>
      <div
        role="progressbar"
        aria-labelledby={id}
        aria-valuenow={percent}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuetext={said}
        className="h-1.5 overflow-hidden rounded-full bg-line forced-colors:border"
      >
        <div
          data-fill=""
          className={clsx('h-full rounded-full transition-[width] duration-(--calm)', tones[tone])}
          style={{ width: `${percent}%` }}
        />
      </div>
    </div>
  );
}
