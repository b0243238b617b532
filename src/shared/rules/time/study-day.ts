/** A student's calendar day, `YYYY-MM-DD`, in their own time zone. Compares and sorts as text. */
export type StudyDay = string;

export const defaultTimeZone = 'America/Sao_Paulo';

export const weekdays = [
  'sunday',
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
] as const;
export type Weekday = (typeof weekdays)[number];

export const weekdayNames: Record<Weekday, string> = {
  sunday: 'Domingo',
  monday: 'Segunda-feira',
  tuesday: 'Terça-feira',
  wednesday: 'Quarta-feira',
  thursday: 'Quinta-feira',
  friday: 'Sexta-feira',
  saturday: 'Sábado',
};

const quarterMs = 15 * 60_000;

interface Zone {
  format: Intl.DateTimeFormat;
  /** Not an offset, such as +23:59, which a runtime takes in place of a name. */
  isNamed: boolean;
  /** The quarter of an hour asked for last, counted from 1970, and its day. */
  quarter: number;
  day: StudyDay;
}

const zones = new Map<string, Zone>();
/** More than there are: names differ by capitals too. */
const rememberedZones = 1000;

function zoneOf(timeZone: string): Zone {
  const known = zones.get(timeZone);
  if (known) return known;
  const format = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  if (zones.size >= rememberedZones) zones.clear();
  const isNamed = /^[A-Z]/i.test(format.resolvedOptions().timeZone);
  const zone = { format, isNamed, quarter: Number.NaN, day: '' };
  zones.set(timeZone, zone);
  return zone;
}

/** Whether `timeZone` is an IANA name that this runtime knows, and no offset. */
export function isTimeZone(timeZone: string): boolean {
  try {
    return zoneOf(timeZone).isNamed;
  } catch {
    return false;
  }
}

/** The calendar day on which `instant` falls in `timeZone` (IANA name). */
export function studyDay(instant: Date, timeZone: string): StudyDay {
  const zone = zoneOf(timeZone);
  // Since 2012 clocks are changed on a quarter, by quarters, everywhere: within one the day stays.
  const quarter = Math.floor(instant.getTime() / quarterMs);
  if (quarter !== zone.quarter) {
    zone.day = zone.format.format(instant);
    zone.quarter = quarter;
  }
  return zone.day;
}

const dayMs = 86_400_000;
/** A day alone is read as midnight UTC. */
const utc = (day: StudyDay) => Date.parse(day);
const padded = (value: number, length: number) => String(value).padStart(length, '0');

/** Whether `text` is a day that exists in the calendar. */
export function isStudyDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const time = utc(text);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

/** The day `count` days after `day` (before, when negative). */
export function addDays(day: StudyDay, count: number): StudyDay {
  const date = new Date(utc(day) + count * dayMs);
  // Scheduling lives on this: `toISOString` takes thrice as long.
  return `${padded(date.getUTCFullYear(), 4)}-${padded(date.getUTCMonth() + 1, 2)}-${padded(date.getUTCDate(), 2)}`;
}

/** Whole days from `from` to `to`; negative when `to` comes first. */
export function daysBetween(from: StudyDay, to: StudyDay): number {
  return Math.round((utc(to) - utc(from)) / dayMs);
}

export function weekdayOf(day: StudyDay): Weekday {
  return weekdays[new Date(utc(day)).getUTCDay()] as Weekday;
}

/** The week, from Sunday to Saturday, that holds `day`. */
export function weekAround(day: StudyDay): { from: StudyDay; to: StudyDay } {
  const from = addDays(day, -weekdays.indexOf(weekdayOf(day)));
  return { from, to: addDays(from, 6) };
}

/** The first instant of `day` in `timeZone` (IANA); after midnight where a clock skips it. */
export function dayStart(day: StudyDay, timeZone: string): Date {
  // No zone is more than 14 hours from UTC: the day begins within these hours, at a quarter of one.
  let [before, start] = [utc(day) - 15 * 4 * quarterMs, utc(day) + 15 * 4 * quarterMs];
  while (start - before > quarterMs) {
    const middle = before + Math.floor((start - before) / quarterMs / 2) * quarterMs;
    if (studyDay(new Date(middle), timeZone) < day) before = middle;
    else start = middle;
  }
  return new Date(start);
}
