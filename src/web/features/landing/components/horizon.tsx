const centre = { x: 720, y: 1500 };

/** Radius of each orbit and the angle of its planet from the top, in degrees. */
const orbits = [
  { radius: 1450, angle: 5.4, planet: 13, tone: 'fill-sol' },
  { radius: 1375, angle: -4.6, planet: 7, tone: 'fill-cometa' },
  { radius: 1300, angle: 16, planet: 5, tone: 'fill-ink-muted' },
];

/** A planet's rim at the foot of the page with three orbits above it; the sky over them stays free for words. */
export function Horizon() {
  return (
    <svg
      viewBox="0 0 1440 360"
      preserveAspectRatio="xMidYMin slice"
      fill="none"
      aria-hidden="true"
      data-print="hide"
      className="-z-10 pointer-events-none absolute inset-x-0 bottom-0 h-[40dvh] w-full"
    >
      {orbits.map(({ radius, angle, planet, tone }) => (
        <g key={radius} transform={`rotate(${angle} ${centre.x} ${centre.y})`}>
          <circle cx={centre.x} cy={centre.y} r={radius} className="stroke-line-strong/40" />
          <circle cx={centre.x} cy={centre.y - radius} r={planet} className={tone} />
        </g>
      ))}
      <circle cx={centre.x} cy={centre.y} r={1225} className="fill-surface stroke-line-strong/60" />
    </svg>
  );
}
