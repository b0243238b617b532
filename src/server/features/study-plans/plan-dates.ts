import {
  type CreateStudyPlan,
  type studyPlanErrorCodes,
  studyPlanLimits,
} from '#shared/contracts/study-plans.ts';
import { addDays, daysBetween, type StudyDay } from '#shared/rules/study-day.ts';

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

/** Whole percent of `done` over `total`; 100 only when all is done. */
export function progressOf(done: number, total: number): number {
  if (total === 0) return 0;
  return done >= total ? 100 : Math.min(99, Math.round((100 * done) / total));
}

/** Percentage points by which progress may trail the calendar before a plan counts as late. */
const tolerance = 10;

/** Whether the share of the period that has passed is well ahead of `progress`, or the end has passed unfinished. */
export function isDelayed(
  { startDate, endDate, progress }: { startDate: StudyDay; endDate: StudyDay; progress: number },
  today: StudyDay,
): boolean {
  if (progress >= 100) return false;
  if (today > endDate) return true;
  const length = daysBetween(startDate, endDate) + 1;
  const passed = Math.max(0, daysBetween(startDate, today));
  return (100 * passed) / length - progress > tolerance;
}
