import { schedulePlan } from '#server/features/study-plans/schedule/schedule.ts';
import { writeLocalDraft } from '#server/language/plans/local.ts';
import type { DraftRequest } from '#server/language/plans/plan-writer.ts';
import { openCatalogue } from '#server/language/wish/catalogue.ts';
import { addDays, defaultTimeZone, studyDay } from '#shared/rules/time/study-day.ts';
import { minutesByWeekday } from '#shared/rules/time/study-week.ts';

export interface PlanSize {
  topics: number;
  weeks: number;
  hoursPerWeek: number;
}

const catalogue = await openCatalogue();

/** What the list and a tick meet most often: as the form proposes it. */
export const usualPlan: PlanSize = { topics: 20, weeks: 4, hoursPerWeek: 10 };
/** What the detail page is measured with. */
export const largePlan: PlanSize = { topics: 50, weeks: 12, hoursPerWeek: 10 };
/** The most the widest tier allows. */
export const widestPlan: PlanSize = { topics: 50, weeks: 52, hoursPerWeek: 20 };

export const subjects = ['Matemática', 'Física', 'Química', 'Biologia', 'História'] as const;

const wishFor = (subject: string, topicsCount: number): DraftRequest => ({
  title: `${subject} para o vestibular`,
  description: '',
  subject,
  difficulty: 'intermediário',
  goals: [`Revisar ${subject} até a prova`, 'Resolver provas anteriores'],
  topicsCount,
  isAdvanced: false,
  programme: '',
});

/** A plan of a subject as the product's own engine writes and schedules it, from today. */
export function makePlan(subject: string, { topics, weeks, hoursPerWeek }: PlanSize) {
  const wish = wishFor(subject, topics);
  const draft = writeLocalDraft(wish, catalogue);
  const startDate = studyDay(new Date(), defaultTimeZone);
  const schedule = schedulePlan({
    topics: draft.topics,
    startDate,
    numberOfWeeks: weeks,
    minutesByWeekday: minutesByWeekday({ weeklySchedule: null, timeAvailable: hoursPerWeek }),
  });
  const activities = schedule.flatMap(({ days }, week) =>
    days.flatMap((day, index) => day.activities.map((_, position) => [week, index, position] as const)),
  );
  const plan = {
    title: wish.title,
    description: draft.description,
    subject,
    difficulty: 'medium' as const,
    isAdvanced: false,
    startDate,
    endDate: addDays(startDate, weeks * 7 - 1),
    timeAvailable: hoursPerWeek,
    numberOfWeeks: weeks,
    goals: wish.goals,
    evaluationMethods: draft.evaluationMethods,
    resources: draft.resources,
    engine: 'local' as const,
    itemCount: draft.topics.length + activities.length,
  };
  return {
    plan,
    topics: draft.topics.map(({ name, description, priority }) => ({ name, description, priority })),
    schedule,
    activities,
  };
}
