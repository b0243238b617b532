import { z } from 'zod';
import { createStudyPlanSchema } from '#shared/contracts/study-plan-inputs.schemas.ts';
import {
  type CreateStudyPlanInput,
  creationDifficulties,
  studyPlanLimits,
} from '#shared/contracts/study-plans.ts';
import { messageOf } from '#shared/messages.ts';
import { type Tier, tierLimits } from '#shared/rules/tiers.ts';
import { addDays, isStudyDay, type StudyDay, weekdays } from '#shared/rules/time/study-day.ts';
import { hoursPerWeek, weekOf, workdays } from '#web/domain/week-hours.ts';
import type { BrokenRule } from '#web/lib/form-rules.ts';
import { brokenExam } from './exam-date.ts';
import { suggestionSchema } from './suggestion.ts';

const { topics, weeks, timeAvailable, endWithinDays, startBackDays } = studyPlanLimits;

const planFormSchema = z.object({
  /** What suggestions are asked by. */
  prompt: z.string(),
  /** A syllabus as pasted. */
  programme: z.string(),
  /** The suggestions in the form, the latest last; each can be taken back. */
  suggestions: z.array(suggestionSchema).catch([]),
  title: z.string(),
  subject: z.string(),
  difficulty: z.enum(creationDifficulties),
  description: z.string(),
  goals: z.array(z.object({ text: z.string() })).min(1),
  startDate: z.string(),
  endDate: z.string(),
  /** Empty without an exam. */
  examDate: z.string(),
  hours: z.record(z.enum(weekdays), z.number().catch(0)),
  includeSchedule: z.boolean(),
  topicsCount: z.int().min(topics.min),
  numberOfWeeks: z.int().min(weeks.min),
  isAdvanced: z.boolean(),
});

/** What the creation form holds. */
export type PlanForm = z.output<typeof planFormSchema>;
/** What a browser may have kept of it: any part can be missing. */
export const planDraftSchema = planFormSchema.partial();

/** What a link asks the form to hold; a date that is none is left out. */
export const wishedPlan = ({
  title,
  subject,
  exam,
}: {
  title?: string | undefined;
  subject?: string | undefined;
  exam?: string | undefined;
}): z.output<typeof planDraftSchema> => ({
  ...(title && { title }),
  ...(subject && { subject }),
  ...(exam && isStudyDay(exam) && { examDate: exam }),
});

/** The fields from top to bottom. */
export const planFields = [
  'programme',
  'title',
  'subject',
  'difficulty',
  'description',
  'goals',
  'startDate',
  'endDate',
  'examDate',
  'hours',
  'topicsCount',
  'numberOfWeeks',
] as const satisfies (keyof PlanForm)[];

/** The days between which the form's dates may lie. */
export function dateBounds(today: StudyDay) {
  return {
    firstStart: addDays(today, -startBackDays),
    firstEnd: addDays(today, 1),
    lastEnd: addDays(today, endWithinDays),
  };
}

/** The last day of `numberOfWeeks` weeks from `startDate`. */
export const lastDayOf = (startDate: StudyDay, numberOfWeeks: number): StudyDay =>
  addDays(startDate, numberOfWeeks * 7 - 1);

/** The end that suits the weeks asked for, inside the bounds. */
export function fittingEnd(startDate: StudyDay, numberOfWeeks: number, today: StudyDay): StudyDay {
  const { firstEnd, lastEnd } = dateBounds(today);
  if (!isStudyDay(startDate)) return lastEnd;
  // The one in the middle.
  return [firstEnd, lastDayOf(startDate, numberOfWeeks), lastEnd].sort()[1] ?? lastEnd;
}

/** The form as it opens: `draft` over the defaults, inside what `tier` allows. */
export function openPlanForm(
  tier: Tier,
  today: StudyDay,
  draft: z.output<typeof planDraftSchema> = {},
): PlanForm {
  const limits = tierLimits[tier];
  const numberOfWeeks = Math.min(draft.numberOfWeeks ?? weeks.default, limits.weeks);
  return {
    prompt: '',
    programme: '',
    suggestions: [],
    title: '',
    subject: '',
    difficulty: 'iniciante',
    description: '',
    goals: [{ text: '' }],
    startDate: today,
    endDate: fittingEnd(today, numberOfWeeks, today),
    examDate: '',
    hours: weekOf(timeAvailable.default / workdays.length),
    includeSchedule: true,
    ...draft,
    topicsCount: Math.min(draft.topicsCount ?? topics.default, limits.topics),
    numberOfWeeks,
    isAdvanced: limits.advancedPlans && (draft.isAdvanced ?? false),
  };
}

/** What is sent. The weekly schedule wins over `timeAvailable`, which has bounds of its own. */
export function planInput({
  prompt,
  suggestions,
  goals,
  hours,
  examDate,
  ...form
}: PlanForm): CreateStudyPlanInput {
  return {
    ...form,
    ...(examDate && { examDate }),
    goals: goals.map(({ text }) => text),
    weeklySchedule: weekdays.map((day) => ({ day, hours: hours[day] })),
    timeAvailable: Math.min(timeAvailable.max, Math.max(timeAvailable.min, hoursPerWeek(hours))),
  };
}

/** The rules that the form breaks on the student's day `today`. */
export function brokenPlanRules(form: PlanForm, today: StudyDay): BrokenRule[] {
  const { error } = createStudyPlanSchema.safeParse(planInput(form));
  const shared = (error?.issues ?? []).map(({ path, message }) => ({ field: fieldOf(path), message }));
  return [...shared, ...brokenDates(form, today), ...brokenHours(form)];
}

function fieldOf([field, index]: PropertyKey[]): string {
  if (field === 'goals') return `goals.${Number(index ?? 0)}.text`;
  if (field === 'weeklySchedule' && index !== undefined) return `hours.${weekdays[Number(index)]}`;
  return field === 'weeklySchedule' || field === 'timeAvailable' ? 'hours' : String(field);
}

function brokenDates({ startDate, endDate, examDate }: PlanForm, today: StudyDay): BrokenRule[] {
  const { firstStart, firstEnd, lastEnd } = dateBounds(today);
  const rules = brokenExam(examDate, startDate, today);
  if (isStudyDay(startDate) && startDate < firstStart)
    rules.push({ field: 'startDate', message: messageOf('study_plans.start_out_of_range') });
  if (!isStudyDay(endDate)) return rules;
  if (endDate < firstEnd || endDate > lastEnd)
    rules.push({ field: 'endDate', message: messageOf('study_plans.end_out_of_range') });
  if (isStudyDay(startDate) && startDate > endDate)
    rules.push({ field: 'startDate', message: messageOf('study_plans.start_after_end') });
  return rules;
}

function brokenHours({ hours, includeSchedule }: PlanForm): BrokenRule[] {
  const isEmpty = weekdays.every((day) => hours[day] === 0);
  return includeSchedule && isEmpty ? [{ field: 'hours', message: messageOf('study_plans.no_hours') }] : [];
}
