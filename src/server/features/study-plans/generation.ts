import { v7 as uuidv7 } from 'uuid';
import { getStanding } from '#server/features/accounts/service.ts';
import { byModelOrLocally } from '#server/features/model-use/service.ts';
import { withKeyTerms } from '#server/language/plans/key-terms.ts';
import { localPlanWriter } from '#server/language/plans/local.ts';
import { modelPlanWriter } from '#server/language/plans/model.ts';
import { UnknownMatterError } from '#server/language/plans/plan-writer.ts';
import type { Services } from '#server/platform/services.ts';
import type { CreateStudyPlan, PlanWeek } from '#shared/contracts/study-plans.ts';
import { addDays, type StudyDay } from '#shared/rules/time/study-day.ts';
import { minutesByWeekday } from '#shared/rules/time/study-week.ts';
import { generationSteps } from './generation-steps.ts';
import { findTask, insertGeneratedPlan, updateTask } from './queries/task-queries.ts';
import { schedulePlan } from './schedule/schedule.ts';
import { planExpiry } from './service.ts';

export interface GenerationJob {
  userId: string;
  taskId: string;
}

/** Of the time that one try has: then the local engine writes the plan. */
const modelMs = 25_000;

const difficulties = { iniciante: 'easy', intermediário: 'medium', avançado: 'hard' } as const;

/** One try at generating the plan of a task; a task that has ended already is left alone. */
export async function generateStudyPlan(
  services: Services,
  { userId, taskId }: GenerationJob,
  signal: AbortSignal,
): Promise<void> {
  const [task] = await findTask(services.db, { userId, id: taskId });
  if (task?.status !== 'processing') return;
  const { request } = task;
  const enter = (step: keyof typeof generationSteps) =>
    updateTask(services.db, userId, taskId, generationSteps[step]);

  await enter('writing');
  const { isTestAccount } = await getStanding(services, userId);
  const written = await byModelOrLocally(services, userId, {
    name: 'a plan',
    signal,
    byModel: async (model) => {
      const patient = AbortSignal.any([signal, AbortSignal.timeout(modelMs)]);
      return modelPlanWriter(model).write(request, patient);
    },
    locally: () => localPlanWriter.write(request),
  }).catch(async (error: unknown) => {
    if (!(error instanceof UnknownMatterError)) throw error;
    await updateTask(services.db, userId, taskId, {
      status: 'failed',
      errorCode: 'study_plans.unknown_matter',
    });
    return null;
  });
  if (!written) return;
  const { made: draft, ...by } = written;
  signal.throwIfAborted();

  await enter('scheduling');
  const minutes = minutesByWeekday(request);
  const weeks = request.includeSchedule
    ? schedulePlan({
        topics: await withKeyTerms(request.subject, draft.topics),
        startDate: request.startDate,
        numberOfWeeks: request.numberOfWeeks,
        ...(request.examDate && { lastDay: dayBefore(request.examDate, request.startDate) }),
        minutesByWeekday: minutes,
      })
    : [];

  await enter('saving');
  const now = services.clock.now();
  await insertGeneratedPlan(services.db, taskId, {
    plan: {
      userId,
      id: uuidv7(),
      title: request.title,
      description: request.description || draft.description,
      subject: request.subject,
      difficulty: difficulties[request.difficulty],
      isAdvanced: request.isAdvanced,
      startDate: request.startDate,
      endDate: endOf(request, weeks),
      examDate: request.examDate ?? null,
      timeAvailable: Object.values(minutes).reduce((sum, day) => sum + day, 0) / 60,
      numberOfWeeks: weeks.length,
      weeklySchedule: request.weeklySchedule,
      goals: request.goals,
      evaluationMethods: draft.evaluationMethods,
      resources: draft.resources,
      ...by,
      itemCount: draft.topics.length + activitiesIn(weeks).length,
      expiresAt: planExpiry(isTestAccount, now),
      createdAt: now,
    },
    topics: draft.topics.map(({ name, description, priority }) => ({ name, description, priority })),
    weeks,
  });
}

/** After the last try: the student is told, and the page stops waiting. */
export async function giveUpGeneration({ db }: Services, { userId, taskId }: GenerationJob): Promise<void> {
  await updateTask(db, userId, taskId, { status: 'failed', errorCode: 'study_plans.generation_failed' });
}

const activitiesIn = (weeks: PlanWeek[]) =>
  weeks.flatMap(({ days }) => days.flatMap(({ activities }) => activities));

/** The day before an exam, or the first day of the plan when the exam is then. */
const dayBefore = (exam: StudyDay, start: StudyDay): StudyDay => {
  const before = addDays(exam, -1);
  return before < start ? start : before;
};

/**
 * The end the student asked for, or the last scheduled day when the weeks reach past it; never after the exam, unless
 * the plan begins then.
 */
function endOf({ endDate, examDate, startDate }: CreateStudyPlan, weeks: PlanWeek[]): string {
  const lastDay = weeks.flatMap(({ days }) => days).findLast(({ activities }) => activities.length > 0);
  const end = lastDay && lastDay.date > endDate ? lastDay.date : endDate;
  return examDate && examDate >= startDate && end > examDate ? examDate : end;
}
