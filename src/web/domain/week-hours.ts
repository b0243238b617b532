import { type Weekday, weekdays } from '#shared/rules/time/study-day.ts';

/** Hours of study on each weekday. */
export type WeekHours = Record<Weekday, number>;

export const workdays: readonly Weekday[] = weekdays.slice(1, 6);

/** A week with `hours` on each of `days` (Monday to Friday unless said). */
export const weekOf = (hours: number, days: readonly Weekday[] = workdays): WeekHours =>
  Object.fromEntries(weekdays.map((day) => [day, days.includes(day) ? hours : 0])) as WeekHours;

/** What a week adds up to; a day without a number counts as free. */
export const hoursPerWeek = (hours: WeekHours): number =>
  weekdays.reduce((sum, day) => sum + (hours[day] || 0), 0);
