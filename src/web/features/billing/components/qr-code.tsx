import { encode } from 'uqr';

/** Modules of white around the code that readers count on (ISO/IEC 18004). */
const quietZone = 4;

/** Dark on light in both themes: few readers know the reverse. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: quietZone });
  const runs = data.flatMap((row, y) =>
    [...row.map(Number).join('').matchAll(/1+/g)].map(
      ({ 0: { length }, index }) => `M${index} ${y}h${length}v1h-${length}z`,
    ),
  );
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="aspect-square w-full max-w-60 rounded-md forced-color-adjust-none"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={runs.join('')} fill="#000" />
    </svg>
  );
}
