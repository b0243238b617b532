import { type Weekday, weekdays } from '#shared/rules/time/study-day.ts';

export interface StudyWeek {
  /** Hours of each weekday that is studied; null: `timeAvailable` spread over Monday to Friday. */
  weeklySchedule?: readonly { day: Weekday; hours: number }[] | null | undefined;
  /** Hours per week. */
  timeAvailable: number;
}

/**
 * Whole minutes of study for each weekday. A weekly schedule that names at least one day wins, and days it
 * leaves out are free; else the hours per week are spread evenly over Monday to Friday, loose minutes going to
 * the first days.
 */
export function minutesByWeekday({ weeklySchedule, timeAvailable }: StudyWeek): Record<Weekday, number> {
  const minutes = Object.fromEntries(weekdays.map((day) => [day, 0])) as Record<Weekday, number>;
  if (weeklySchedule?.length) {
    for (const { day, hours } of weeklySchedule) minutes[day] = Math.round(hours * 60);
    return minutes;
  }
  const total = Math.round(timeAvailable * 60);
  for (const [index, day] of weekdays.slice(1, 6).entries()) {
    minutes[day] = Math.floor(total / 5) + (index < total % 5 ? 1 : 0);
  }
  return minutes;
}
