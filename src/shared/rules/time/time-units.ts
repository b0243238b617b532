import { addDays, type StudyDay } from '#shared/rules/time/study-day.ts';

/** What days are summed up by, the smallest first. */
export const timeUnits = ['day', 'month', 'year'] as const;
export type TimeUnit = (typeof timeUnits)[number];

const longest: Record<TimeUnit, number> = { day: 1, month: 31, year: 366 };

/** The first day of the unit that holds `day`. */
export function startOf(unit: TimeUnit, day: StudyDay): StudyDay {
  if (unit === 'day') return day;
  return unit === 'month' ? `${day.slice(0, 7)}-01` : `${day.slice(0, 4)}-01-01`;
}

/** The first day of the next unit. */
export const startAfter = (unit: TimeUnit, day: StudyDay): StudyDay =>
  startOf(unit, addDays(startOf(unit, day), longest[unit]));
