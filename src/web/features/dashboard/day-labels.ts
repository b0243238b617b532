import { dayText, weekdayName } from '#shared/rules/text/format.ts';
import { addDays, type StudyDay } from '#shared/rules/time/study-day.ts';

/** `quarta-feira, 11 de março`. */
export const longDay = (day: StudyDay): string => `${weekdayName(day)}, ${dayText(day)}`;

/** `qua`. */
export const weekdayMark = (day: StudyDay): string => weekdayName(day).slice(0, 3);

/** The days from `reach` before `today` to `reach` after it. */
export const daysAround = (today: StudyDay, reach: number): StudyDay[] =>
  Array.from({ length: 2 * reach + 1 }, (_, index) => addDays(today, index - reach));
