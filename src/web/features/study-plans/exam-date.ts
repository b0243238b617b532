import { studyPlanLimits } from '#shared/contracts/study-plans.ts';
import { messageOf } from '#shared/messages.ts';
import { addDays, isStudyDay, type StudyDay } from '#shared/rules/time/study-day.ts';
import type { BrokenRule } from '#web/lib/form-rules.ts';

/** The days between which the exam of a plan may lie. */
export function examBounds(startDate: StudyDay, today: StudyDay) {
  return {
    firstExam: addDays(isStudyDay(startDate) ? startDate : today, 1),
    lastExam: addDays(today, studyPlanLimits.examWithinDays),
  };
}

/** An exam is optional: an empty date breaks nothing. */
export function brokenExam(examDate: string, startDate: StudyDay, today: StudyDay): BrokenRule[] {
  if (!isStudyDay(examDate)) return [];
  const { firstExam, lastExam } = examBounds(startDate, today);
  const isInside = firstExam <= examDate && examDate <= lastExam;
  return isInside ? [] : [{ field: 'examDate', message: messageOf('study_plans.exam_out_of_range') }];
}
