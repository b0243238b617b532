import { defaultTimeZone, type StudyDay, studyDay } from '#shared/rules/time/study-day.ts';

/** The day on which something is counted: the same for everybody. */
export const dayOf = (now: Date): StudyDay => studyDay(now, defaultTimeZone);
