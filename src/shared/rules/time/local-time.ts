import type { StudyDay } from '#shared/rules/time/study-day.ts';

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

/** Minutes that clocks in `timeZone` (IANA) are ahead of UTC at `time` (milliseconds, a whole minute). */
export function offsetAt(time: number, timeZone: string): number {
  const parts = clockIn(timeZone).formatToParts(time);
  const read = (type: Intl.DateTimeFormatPartTypes) =>
    Number(parts.find((part) => part.type === type)?.value);
  const shown = Date.UTC(read('year'), read('month') - 1, read('day'), read('hour'), read('minute'));
  return (shown - time) / minute;
}

/** The hour, 0 to 23, that clocks in `timeZone` (IANA) show at `now`. */
export function localHour(now: Date, timeZone: string): number {
  const time = Math.floor(now.getTime() / minute) * minute;
  return new Date(time + offsetAt(time, timeZone) * minute).getUTCHours();
}

/**
 * The instant at which clocks in `timeZone` (IANA) show `time` (`HH:MM`) on `day`. Where they show it twice, the
 * first; where they skip it, as long after the skip as it lies after its beginning.
 */
export function localInstant(day: StudyDay, time: string, timeZone: string): Date {
  const shown = Date.parse(`${day}T${time}:00Z`);
  const before = offsetAt(shown - 24 * 60 * minute, timeZone);
  const early = shown - before * minute;
  if (offsetAt(early, timeZone) === before) return new Date(early);
  const after = offsetAt(shown + 24 * 60 * minute, timeZone);
  const late = shown - after * minute;
  return new Date(offsetAt(late, timeZone) === after ? late : early);
}
