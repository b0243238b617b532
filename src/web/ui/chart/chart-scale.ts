/** A length along a chart as SVG takes it: `25%`. */
export const percent = (share: number): string => `${Math.round(share * 100_000) / 1000}%`;

const countSteps = [1, 2, 5] as const;
const minuteSteps = [1, 2, 5, 10, 15, 30, 60, 120] as const;

/** The smallest of `steps`, or of their multiples by ten of the last, with which `most` needs four at most. */
function ticksOf(most: number, steps: Iterable<number>): number[] {
  for (const step of steps) {
    const count = Math.max(1, Math.ceil(most / step));
    if (count <= 4) return Array.from({ length: count + 1 }, (_, index) => index * step);
  }
  return [0, most];
}

function* growing(steps: readonly number[]): Generator<number> {
  for (let unit = 1; unit < 1e12; unit *= 10) for (const step of steps) yield step * unit;
}

function* minutesThenHours(): Generator<number> {
  yield* minuteSteps;
  for (const hours of growing(countSteps)) if (hours > 2) yield hours * 60;
}

/** Round whole numbers from 0 to `most` or just above, two to five of them. */
export const countTicks = (most: number): number[] => ticksOf(most, growing(countSteps));

/** As `countTicks`, of minutes: parts of an hour, then whole hours. */
export const minuteTicks = (most: number): number[] => ticksOf(most, minutesThenHours());

/** Shares from a round one at or below `least` (0 at the lowest) up to 1: high ones are told apart. */
export function shareTicks(least: number): number[] {
  const wanted = Math.max(0, Math.floor(least * 100));
  const step = [5, 10, 25].find((size) => (100 - Math.floor(wanted / size) * size) / size <= 5) ?? 25;
  const floor = Math.min(100 - step, Math.floor(wanted / step) * step);
  const count = Math.round((100 - floor) / step);
  return Array.from({ length: count + 1 }, (_, index) => (floor + index * step) / 100);
}
