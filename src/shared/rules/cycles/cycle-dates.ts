import { studyCycleLimits, type WeeklyHours } from '#shared/contracts/study-cycles.ts';
import type { ErrorCode } from '#shared/messages.ts';
import { dayMinutes, minutesOfClock } from '#shared/rules/time/clock-text.ts';
import { addDays, type StudyDay, weekdayNames, weekdays } from '#shared/rules/time/study-day.ts';

interface BrokenRule {
  code: ErrorCode;
  params?: Record<string, string>;
}

interface CycleDates {
  /** Absent where they are not looked at. */
  startDate?: StudyDay | undefined;
  examDate?: StudyDay | null | undefined;
  startsAt: string;
  weeklySchedule: WeeklyHours;
}

/** Every rule that the days and hours of a cycle break on the student's day `today`. */
export function brokenCycleDates(
  { startDate, examDate, startsAt, weeklySchedule }: CycleDates,
  today: StudyDay,
): BrokenRule[] {
  const { startBackDays, startWithinDays, examWithinDays } = studyCycleLimits;
  const isWithin = (day: StudyDay, first: number, last: number) =>
    day >= addDays(today, first) && day <= addDays(today, last);
  const broken: BrokenRule[] = [];
  if (startDate && !isWithin(startDate, -startBackDays, startWithinDays))
    broken.push({ code: 'study_cycles.start_out_of_range' });
  if (examDate && !isWithin(examDate, 1, examWithinDays))
    broken.push({ code: 'study_cycles.exam_out_of_range' });
  for (const day of weekdays) {
    if (minutesOfClock(startsAt) + weeklySchedule[day] * 60 > dayMinutes)
      broken.push({
        code: 'study_cycles.day_too_long',
        params: { start: startsAt, day: weekdayNames[day].toLowerCase() },
      });
  }
  return broken;
}
