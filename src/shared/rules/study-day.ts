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

const dayFormats = new Map<string, Intl.DateTimeFormat>();

function dayFormat(timeZone: string): Intl.DateTimeFormat {
  let format = dayFormats.get(timeZone);
  if (!format) {
    format = new Intl.DateTimeFormat('en-CA', {
      timeZone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
    });
    dayFormats.set(timeZone, format);
  }
  return format;
}

/** Whether `timeZone` is an IANA name that this runtime knows. */
export function isTimeZone(timeZone: string): boolean {
  try {
    dayFormat(timeZone);
    return true;
  } catch {
    return false;
  }
}

/** The calendar day on which `instant` falls in `timeZone` (IANA name). */
export function studyDay(instant: Date, timeZone: string): StudyDay {
  return dayFormat(timeZone).format(instant);
}

const dayMs = 86_400_000;
const utc = (day: StudyDay) => Date.parse(`${day}T00:00:00Z`);

/** Whether `text` is a day that exists in the calendar. */
export function isStudyDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const time = utc(text);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

/** The day `count` days after `day` (before, when negative). */
export function addDays(day: StudyDay, count: number): StudyDay {
  return new Date(utc(day) + count * dayMs).toISOString().slice(0, 10);
}

/** Whole days from `from` to `to`; negative when `to` comes first. */
export function daysBetween(from: StudyDay, to: StudyDay): number {
  return Math.round((utc(to) - utc(from)) / dayMs);
}

export function weekdayOf(day: StudyDay): Weekday {
  return weekdays[new Date(utc(day)).getUTCDay()] as Weekday;
}

/** The first instant of `day` in `timeZone` (IANA); after midnight where a clock skips it. */
export function dayStart(day: StudyDay, timeZone: string): Date {
  // No zone is more than 14 hours from UTC: the day begins within these hours, at a quarter of one.
  const quarter = 15 * 60_000;
  let [before, start] = [utc(day) - 15 * 4 * quarter, utc(day) + 15 * 4 * quarter];
  while (start - before > quarter) {
    const middle = before + Math.floor((start - before) / quarter / 2) * quarter;
    if (studyDay(new Date(middle), timeZone) < day) before = middle;
    else start = middle;
  }
  return new Date(start);
}
