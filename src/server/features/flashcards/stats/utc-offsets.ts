import { offsetAt } from '#shared/rules/time/local-time.ts';

/** From `start` on, clocks show UTC plus `minutes`. */
export interface OffsetPeriod {
  start: Date;
  minutes: number;
}

const minute = 60_000;
const quarter = 15 * minute;
const dayMs = 24 * 60 * minute;

/**
 * The offsets of `timeZone` (IANA) between two instants, in order; the first begins at `from`, rounded down to a
 * quarter of an hour. Clocks that change twice within a day are taken at its ends.
 */
export function utcOffsets(from: Date, until: Date, timeZone: string): OffsetPeriod[] {
  const start = Math.floor(from.getTime() / quarter) * quarter;
  const periods = [{ start: new Date(start), minutes: offsetAt(start, timeZone) }];
  for (let day = start; day < until.getTime(); day += dayMs) {
    const [before, after] = [periods.at(-1)?.minutes, offsetAt(day + dayMs, timeZone)];
    if (before === after) continue;
    let [low, high] = [day, day + dayMs];
    while (high - low > quarter) {
      const middle = low + Math.floor((high - low) / quarter / 2) * quarter;
      if (offsetAt(middle, timeZone) === before) low = middle;
      else high = middle;
    }
    periods.push({ start: new Date(high), minutes: after });
  }
  return periods;
}
