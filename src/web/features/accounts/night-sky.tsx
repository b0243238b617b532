import { clsx } from 'clsx';
import { Stars } from '#web/ui/stars.tsx';

interface NightSkyProps {
  stars?: number;
  /** Size and place of the orbits. */
  className?: string;
}

const orbits = [
  { radius: 118, planet: 5, angle: -38, tone: 'fill-cometa' },
  { radius: 172, planet: 9, angle: 24, tone: 'fill-sol' },
  { radius: 232, planet: 4, angle: -112, tone: 'fill-ink-muted' },
];

/** The identity at full size, behind a screen's words: a sky, three thin rings and their planets. */
export function NightSky({ stars = 60, className }: NightSkyProps) {
  return (
    <div
      aria-hidden="true"
      data-print="hide"
      className="-z-10 pointer-events-none absolute inset-0 overflow-hidden"
    >
      <Stars count={stars} />
      <svg viewBox="0 0 480 480" fill="none" aria-hidden="true" className={clsx('absolute', className)}>
        <circle cx="240" cy="240" r="58" className="fill-surface stroke-line-strong/50" />
        {orbits.map(({ radius, planet, angle, tone }) => (
          <g key={radius} transform={`rotate(${angle} 240 240)`}>
            <circle cx="240" cy="240" r={radius} className="stroke-line-strong/40" />
            <circle cx={240 + radius} cy="240" r={planet} className={tone} />
          </g>
        ))}
      </svg>
    </div>
  );
}
