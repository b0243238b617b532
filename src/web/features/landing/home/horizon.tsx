import { useId } from 'react';

const centre = { x: 720, y: 1500 };

/** Radius of each orbit and the angle of its planet from the top, in degrees. */
const orbits = [
  { radius: 1450, angle: 5.4, planet: 13, tone: 'fill-sol' },
  { radius: 1375, angle: -4.6, planet: 7, tone: 'fill-cometa' },
  { radius: 1300, angle: 16, planet: 5, tone: 'fill-ink-muted' },
];

/**
 * A planet's rim at the foot of a screen with three orbits above it; the sky over them stays free for words. Below, the
 * planet fades into the night behind what comes next.
 */
export function Horizon() {
  const light = useId();
  return (
    <svg
      viewBox="0 0 1440 360"
      preserveAspectRatio="xMidYMin slice"
      fill="none"
      aria-hidden="true"
      data-print="hide"
      className="-z-10 pointer-events-none absolute inset-x-0 bottom-0 h-[40dvh] w-full overflow-visible"
    >
      {orbits.map(({ radius, angle, planet, tone }) => (
        <g key={radius} transform={`rotate(${angle} ${centre.x} ${centre.y})`}>
          <circle cx={centre.x} cy={centre.y} r={radius} className="stroke-line-strong/40" />
          <circle cx={centre.x} cy={centre.y - radius} r={planet} className={tone} />
        </g>
      ))}
      <linearGradient id={light} gradientUnits="userSpaceOnUse" x1="0" y1="270" x2="0" y2="620">
        <stop stopColor="var(--surface-raised)" />
        <stop offset="1" stopColor="var(--surface-raised)" stopOpacity="0" />
      </linearGradient>
      <circle cx={centre.x} cy={centre.y} r={1225} fill={`url(#${light})`} />
      <path
        d={`M${centre.x - 1100} ${centre.y - 539} A1225 1225 0 0 1 ${centre.x + 1100} ${centre.y - 539}`}
        className="stroke-line-strong/60"
      />
    </svg>
  );
}
