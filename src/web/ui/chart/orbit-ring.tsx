import { clsx } from 'clsx';
import type { ReactNode } from 'react';

type OrbitRingProps = {
  value: number;
  max?: number;
  /** What is being measured; its accessible name. */
  label: string;
  /** How the value is said, such as '12 de 20 tópicos'. Defaults to the percentage. */
  valueText?: string;
  size?: 'sm' | 'md' | 'lg' | 'xl';
  /** `subject` takes the hue of the nearest element that carries one. */
  tone?: 'sol' | 'cometa' | 'ok' | 'subject';
  /** Text inside the ring, for the eye only. */
  children?: ReactNode;
  className?: string;
};

const sizes = {
  sm: { box: 'size-9 text-xs', planet: 9, arc: 6, track: 4 },
  md: { box: 'size-18 text-sm', planet: 6.5, arc: 4, track: 2.5 },
  lg: { box: 'size-32 text-xl', planet: 5, arc: 3, track: 1.75 },
  xl: { box: 'size-56 text-2xl', planet: 4, arc: 2.25, track: 1.25 },
};

const tones = {
  sol: { arc: 'stroke-sol-strong', planet: 'fill-sol stroke-sol-strong' },
  cometa: { arc: 'stroke-cometa', planet: 'fill-cometa stroke-cometa' },
  ok: { arc: 'stroke-ok', planet: 'fill-ok stroke-ok' },
  subject: { arc: 'stroke-subject-mark', planet: 'fill-subject-mark stroke-subject-mark' },
};

/** A thin ring with its planet at the angle of what is done, clockwise from the top. */
export function OrbitRing(props: OrbitRingProps) {
  const { value, max = 100, label, valueText, size = 'md', tone = 'sol', children, className } = props;
  const done = max > 0 ? Math.min(1, Math.max(0, value / max)) : 0;
  const { box, planet, arc, track } = sizes[size];
  const radius = 49 - planet;
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuenow={Math.round(done * 100)}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuetext={valueText ?? `${Math.round(done * 100)}%`}
      className={clsx('relative grid shrink-0 place-items-center', box, className)}
    >
      <svg viewBox="0 0 100 100" fill="none" aria-hidden="true" className="absolute inset-0">
        <circle cx="50" cy="50" r={radius} strokeWidth={track} className="stroke-line" />
        <circle
          cx="50"
          cy="50"
          r={radius}
          pathLength={1}
          strokeWidth={arc}
          strokeDasharray={`${done} 1`}
          strokeLinecap="butt"
          transform="rotate(-90 50 50)"
          className={clsx(
            'transition-[stroke-dasharray] duration-(--calm)',
            tones[tone].arc,
            done === 0 && 'opacity-0',
          )}
        />
        <g
          className="origin-center transition-transform duration-(--calm)"
          style={{ transform: `rotate(${done}turn)` }}
        >
          <circle cx="50" cy={50 - radius} r={planet} strokeWidth={1} className={tones[tone].planet} />
        </g>
      </svg>
      {children !== undefined && (
        <span
          aria-hidden="true"
          className="relative grid place-items-center text-center font-display font-semibold tabular-nums leading-tight"
        >
          {children}
        </span>
      )}
    </div>
  );
}
