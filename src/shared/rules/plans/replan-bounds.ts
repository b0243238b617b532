import { addDays, type StudyDay } from '#shared/rules/time/study-day.ts';

const daysAhead = 365;

interface Bounds {
  today: StudyDay;
  /** The last day as planned, and that of the last activity. */
  endDate: StudyDay;
  lastActivity: StudyDay;
  examDate: StudyDay | null;
  /** What the student wants instead. */
  asked: StudyDay | undefined;
}

const earlierOf = (...days: [StudyDay, StudyDay]) => days.sort()[0] as StudyDay;
export const laterOf = (...days: [StudyDay, StudyDay]): StudyDay => days.sort()[1] as StudyDay;

/**
 * The last day that a replan fills: as asked (null when that is before today or more than a year ahead), else the
 * end or the last activity, and never the exam's day.
 */
export function lastReplanDay({ today, endDate, lastActivity, examDate, asked }: Bounds): StudyDay | null {
  if (asked !== undefined) return asked < today || asked > addDays(today, daysAhead) ? null : asked;
  const last = laterOf(lastActivity, endDate);
  return examDate && examDate > today ? earlierOf(addDays(examDate, -1), last) : last;
}
