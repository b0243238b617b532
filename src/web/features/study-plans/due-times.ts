import { studyPlanLimits } from '#shared/contracts/study-plans.ts';
import { type Deadline, deadlineIn } from '#shared/rules/plans/deadline.ts';
import { type Tier, tierLimits } from '#shared/rules/tiers.ts';
import { daysBetween, isStudyDay, type StudyDay } from '#shared/rules/time/study-day.ts';
import { examBounds } from './exam-date.ts';
import { dateBounds, type PlanForm } from './plan-form.ts';
import type { PlanTimes } from './suggestion.ts';

const { weeks } = studyPlanLimits;

type Given = PlanTimes & Pick<PlanForm, 'startDate'>;

/**
 * The times of a plan that is due: its weeks reach the day, as far as the tier allows, and an exam is on it; as they were
 * where the plan only begins then.
 */
export function timesUntil(
  { day, isExam }: Pick<Deadline, 'day' | 'isExam'>,
  { startDate, examDate, endDate, numberOfWeeks }: Given,
  tier: Tier,
  today: StudyDay,
): PlanTimes {
  const from = isStudyDay(startDate) ? startDate : today;
  if (from >= day) return { examDate, endDate, numberOfWeeks };
  const { lastEnd } = dateBounds(today);
  const { lastExam } = examBounds(startDate, today);
  // Nothing is planned on the day of an exam; what is due on a day may be studied then.
  const days = daysBetween(from, day) + (isExam ? 0 : 1);
  return {
    examDate: isExam && day <= lastExam ? day : examDate,
    endDate: day < lastEnd ? day : lastEnd,
    numberOfWeeks: Math.min(Math.max(weeks.min, Math.ceil(days / 7)), tierLimits[tier].weeks),
  };
}

/** The times that a sentence says there are; undefined where it says none. */
export function timesSaid(
  sentence: string,
  given: Given,
  tier: Tier,
  today: StudyDay,
): PlanTimes | undefined {
  const deadline = deadlineIn(sentence, today);
  return deadline && timesUntil(deadline, given, tier, today);
}
