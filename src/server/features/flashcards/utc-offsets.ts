/** From `start` on, clocks show UTC plus `minutes`. */
export interface OffsetPeriod {
  start: Date;
  minutes: number;
}

const formats = new Map<string, Intl.DateTimeFormat>();

function clockIn(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const numeric = 'numeric';
  const made = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: numeric,
    month: numeric,
    day: numeric,
    hour: numeric,
    minute: numeric,
  });
  formats.set(timeZone, made);
  return made;
}

const minute = 60_000;
const quarter = 15 * minute;
const dayMs = 24 * 60 * minute;

/** Minutes that clocks in `timeZone` are ahead of UTC at `time` (milliseconds, a whole minute). */
function offsetAt(time: number, timeZone: string): number {
  const parts = clockIn(timeZone).formatToParts(time);
  const read = (type: Intl.DateTimeFormatPartTypes) =>
    Number(parts.find((part) => part.type === type)?.value);
  const shown = Date.UTC(read('year'), read('month') - 1, read('day'), read('hour'), read('minute'));
  return (shown - time) / minute;
}

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
