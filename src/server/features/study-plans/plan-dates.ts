import {
  type CreateStudyPlan,
  type studyPlanErrorCodes,
  studyPlanLimits,
} from '#shared/contracts/study-plans.ts';
import { addDays, type StudyDay } from '#shared/rules/time/study-day.ts';

type PlanErrorCode = (typeof studyPlanErrorCodes)[number];

/** The first rule of dates that `plan` breaks on the student's day `today`, or null. */
export function brokenDateRule(
  { startDate, endDate }: Pick<CreateStudyPlan, 'startDate' | 'endDate'>,
  today: StudyDay,
): PlanErrorCode | null {
  if (endDate <= today || endDate > addDays(today, studyPlanLimits.endWithinDays))
    return 'study_plans.end_out_of_range';
  if (startDate > endDate) return 'study_plans.start_after_end';
  if (startDate < addDays(today, -studyPlanLimits.startBackDays)) return 'study_plans.start_out_of_range';
  return null;
}

/** Whether a plan that begins on `startDate` may lead to an exam on `day`: later, and at most five years ahead. */
export const isExamDay = (day: StudyDay, startDate: StudyDay, today: StudyDay): boolean =>
  day > startDate && day <= addDays(today, studyPlanLimits.examWithinDays);
