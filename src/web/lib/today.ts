import { type StudyDay, studyDay } from '#shared/rules/study-day.ts';
import { timeZone } from './time-zone.ts';

/** The calendar day where the student is: the zone that every call tells the server. */
export const today = (now: Date = new Date()): StudyDay => studyDay(now, timeZone());
