import type { StudyDay } from '../time/study-day.ts';

/** When an exam is: its day, or the next one of several; null where nobody knows. */
export interface ExamDays {
  examDate: StudyDay | null;
  /** Its other days, in order. */
  otherExamDates: StudyDay[];
}

/** The days of an exam as they are on `today`: the next one, or the last when all are over, and the others. */
export function examDaysOn({ examDate, otherExamDates }: ExamDays, today: StudyDay): ExamDays {
  const days = [...new Set([...(examDate ? [examDate] : []), ...otherExamDates])].sort();
  const next = days.find((day) => day >= today) ?? days.at(-1) ?? null;
  return { examDate: next, otherExamDates: days.filter((day) => day !== next) };
}
