import { v7 as uuidv7 } from 'uuid';
import { lessonsOfTopics } from '#server/content/topic-lessons.ts';
import { requireRoom } from '#server/features/accounts/plan/quota-service.ts';
import { getStanding, todayOf } from '#server/features/accounts/service.ts';
import { expectedEngine } from '#server/features/model-use/service.ts';
import { canWrite } from '#server/language/plans/local.ts';
import type { SignedIn } from '#server/platform/auth/tokens.ts';
import { inTransaction } from '#server/platform/database/database.ts';
import { forbidden, notFound, unprocessable } from '#server/platform/errors.ts';
import { CacheableJson } from '#server/platform/http/response-cache.ts';
import { RawJson } from '#server/platform/http/routes.ts';
import type { Services } from '#server/platform/services.ts';
import { ownDays } from '#shared/contracts/day-input.schemas.ts';
import {
  type CreateStudyPlan,
  type GenerationTask,
  type StudyPlan,
  studyPlanErrorCodes,
  studyPlanLimits,
  type UpdateStudyPlan,
} from '#shared/contracts/study-plans.ts';
import { messageOf } from '#shared/messages.ts';
import { minutesByWeekday } from '#shared/rules/time/study-week.ts';
import { editedTopics } from './edited-topics.ts';
import { generationSteps } from './generation-steps.ts';
import { brokenDateRule, isExamDay } from './plan-dates.ts';
import { brokenTierRule, brokenTopicRule } from './plan-tiers.ts';
import { presentCard } from './present.ts';
import {
  countPlans,
  findListVersion,
  findPlan,
  findPlanVersion,
  listPlanCards,
} from './queries/read-queries.ts';
import { deleteOldTasks, findTask, insertTask } from './queries/task-queries.ts';
import {
  changePlan,
  deletePlan,
  listExpiredPlans,
  listTopics,
  lockExpiredPlan,
  lockPlan,
  replaceTopics,
} from './queries/write-queries.ts';

export const generateJob = 'study-plans.generate';

/**
 * Queues the generation of a plan and answers its task's id. Throws the date rules, `no_hours`, and `unknown_matter`
 * when the local engine can't write it (422), the tier rules and the `quotas` codes (403).
 */
export async function createStudyPlan(
  services: Services,
  student: SignedIn,
  given: CreateStudyPlan,
): Promise<string> {
  const today = todayOf(services, student);
  const input = ownDays(given, student.timeZone);
  const dateRule = brokenDateRule(input, today);
  if (dateRule) throw unprocessable(dateRule);
  if (input.examDate && !isExamDay(input.examDate, input.startDate, today))
    throw unprocessable('study_plans.exam_out_of_range');
  const minutes = Object.values(minutesByWeekday(input));
  if (input.includeSchedule && minutes.every((day) => day === 0)) throw unprocessable('study_plans.no_hours');
  const { tier } = await getStanding(services, student.userId);
  const tierRule = brokenTierRule(input, tier);
  if (tierRule) throw forbidden(tierRule.code, tierRule.params);
  if (expectedEngine(services, student) === 'local' && !(await canWrite(input)))
    throw unprocessable('study_plans.unknown_matter');
  const taskId = uuidv7();
  const { userId } = student;
  await inTransaction(services.db, async (tx) => {
    await requirePlanRoom({ ...services, db: tx }, userId);
    await insertTask(tx, {
      userId,
      id: taskId,
      status: 'processing',
      step: generationSteps.waiting.step,
      request: input,
      createdAt: services.clock.now(),
    });
    await services.jobs.enqueue(tx, generateJob, { userId, taskId });
  });
  return taskId;
}

/** Within a transaction that makes one plan more. Throws the `quotas` codes (403). */
export const requirePlanRoom = (within: Services, userId: string): Promise<void> =>
  requireRoom(within, userId, async (tx) => ({
    studyPlans: (await countPlans(tx, userId, within.clock.now())) + 1,
  }));

/** How far a generation is. Throws `task_not_found` (404). */
export async function getGenerationTask(
  { db }: Services,
  { userId }: SignedIn,
  id: string,
): Promise<GenerationTask> {
  const [task] = await findTask(db, { userId, id });
  if (!task) throw notFound('study_plans.task_not_found');
  const { status, progress, step, resultId, errorCode } = task;
  const code = studyPlanErrorCodes.find((known) => known === errorCode) ?? 'study_plans.generation_failed';
  return {
    status,
    progress,
    step,
    result: resultId ? { id: resultId } : null,
    message: status === 'failed' ? messageOf(code) : null,
  };
}

export async function listStudyPlans(services: Services, student: SignedIn): Promise<CacheableJson> {
  const own = { userId: student.userId, now: services.clock.now() };
  const today = todayOf(services, student);
  const [list] = await findListVersion(services.db, own);
  return new CacheableJson(`study plans of ${own.userId}`, `${list?.version} ${today}`, async () => {
    const rows = await listPlanCards(services.db, { ...own, today });
    const studyPlans = rows.map(({ next, ...row }) => ({ ...presentCard(row, today), next }));
    return JSON.stringify({ studyPlans });
  });
}

/** Throws `plan_not_found` (404). */
export async function getStudyPlan(
  services: Services,
  student: SignedIn,
  planId: string,
): Promise<CacheableJson> {
  const own = { userId: student.userId, planId, now: services.clock.now() };
  const [plan] = await findPlanVersion(services.db, own);
  if (!plan) throw notFound('study_plans.plan_not_found');
  const syllabus = await services.planFollowers.followed(services, own.userId, planId);
  return new CacheableJson(
    `study plan ${own.userId} ${planId}`,
    `${plan.version} ${todayOf(services, student)} ${JSON.stringify(syllabus)}`,
    () => studyPlanJson(services, student, planId),
  );
}

/** The plan as the contract's JSON, its weeks as the database writes them. Throws `plan_not_found` (404). */
async function studyPlanJson(services: Services, student: SignedIn, planId: string): Promise<string> {
  const [row] = await findPlan(services.db, { userId: student.userId, planId, now: services.clock.now() });
  if (!row) throw notFound('study_plans.plan_not_found');
  const { goals, evaluationMethods, resources, engine, fallback, weeklySchedule, canUndoReplan, ...card } =
    row.plan;
  const shown = {
    ...presentCard(card, todayOf(services, student)),
    goals,
    evaluationMethods,
    resources,
    weeklySchedule,
    lessons: lessonsOfTopics(card.subject, JSON.parse(row.topicsJson)),
    reviews:
      card.isPublished || card.numberOfReviews > 0
        ? await services.publications.reviewsOf(services, planId)
        : [],
    canUndoReplan,
    syllabus: await services.planFollowers.followed(services, student.userId, planId),
    engine,
    fallback,
  };
  const open = JSON.stringify(shown).slice(0, -1);
  return `{"data":{"studyPlan":${open},"topics":${row.topicsJson},"weeks":${row.weeksJson}}}}`;
}

/** The plan itself, for what is made of it. Throws `plan_not_found` (404). */
export async function readStudyPlan(
  services: Services,
  student: SignedIn,
  planId: string,
): Promise<StudyPlan> {
  return JSON.parse(await studyPlanJson(services, student, planId)).data.studyPlan;
}

/** As `getStudyPlan`, for who has just changed the plan. */
export const getChangedPlan = async (
  services: Services,
  student: SignedIn,
  planId: string,
): Promise<RawJson> => new RawJson(await studyPlanJson(services, student, planId));

/**
 * Changes title, description, state, exam and topics; topics keep what was done in them. Throws `plan_not_found`
 * (404), `exam_out_of_range` (422), and `topics_over_tier` (403) for more topics than there are.
 */
export async function changeStudyPlan(
  services: Services,
  student: SignedIn,
  planId: string,
  { topics, ...given }: UpdateStudyPlan,
): Promise<void> {
  const { userId, timeZone } = student;
  const changes = ownDays(given, timeZone);
  const today = todayOf(services, student);
  await inTransaction(services.db, async (tx) => {
    const plan = await lockPlan(tx, { userId, planId, now: services.clock.now() });
    if (!plan) throw notFound('study_plans.plan_not_found');
    if (changes.examDate && !isExamDay(changes.examDate, plan.startDate, today))
      throw unprocessable('study_plans.exam_out_of_range');
    if (!topics) return changePlan(tx, userId, planId, changes);
    const before = await listTopics(tx, userId, planId);
    if (topics.length > before.length)
      await refuseTopicsOverTier({ ...services, db: tx }, userId, topics.length);
    const after = editedTopics(before, topics, today);
    const kept = new Set(after.map(({ id }) => id));
    const leaving = before.map(({ id }) => id).filter((id) => !kept.has(id));
    if (leaving.length > 0)
      await services.planFollowers.leaving({ ...services, db: tx }, userId, planId, leaving);
    await replaceTopics(tx, userId, planId, after);
    const done = (list: readonly { completed?: boolean }[]) =>
      list.filter(({ completed }) => completed).length;
    return changePlan(tx, userId, planId, {
      ...changes,
      itemCount: plan.itemCount - before.length + after.length,
      doneCount: plan.doneCount - done(before) + done(after),
    });
  });
}

async function refuseTopicsOverTier(services: Services, userId: string, count: number): Promise<void> {
  const { tier } = await getStanding(services, userId);
  const rule = brokenTopicRule(count, tier);
  if (rule) throw forbidden(rule.code, rule.params);
}

/** Deletes a plan, and what was published of it. Throws `plan_not_found` (404). */
export async function deleteStudyPlan(
  services: Services,
  { userId }: SignedIn,
  planId: string,
): Promise<void> {
  await inTransaction(services.db, async (tx) => {
    const within = { ...services, db: tx };
    await services.publications.withdraw(within, userId, planId);
    if (!(await lockPlan(tx, { userId, planId, now: services.clock.now() })))
      throw notFound('study_plans.plan_not_found');
    await discardPlan(within, userId, planId);
  });
}

/** Within a transaction that holds the plan: what rests on it hears that it goes. */
async function discardPlan(within: Services, userId: string, planId: string): Promise<void> {
  await within.planFollowers.leaving(within, userId, planId);
  await deletePlan(within.db, userId, planId);
}

/** When a plan made at `now` vanishes: after an hour for a test account, never otherwise. */
export function planExpiry(isTestAccount: boolean, now: Date): Date | null {
  return isTestAccount ? new Date(now.getTime() + studyPlanLimits.testPlanMinutes * 60_000) : null;
}

const taskDays = 7;

/** Deletes test plans that have expired and tasks that nobody waits for. */
export async function sweepStudyPlans(services: Services): Promise<void> {
  const { db, clock } = services;
  const now = clock.now();
  for (const { userId, planId } of await listExpiredPlans(db, now))
    await inTransaction(db, async (tx) => {
      if (await lockExpiredPlan(tx, { userId, planId, now }))
        await discardPlan({ ...services, db: tx }, userId, planId);
    });
  await deleteOldTasks(db, new Date(now.getTime() - taskDays * 86_400_000));
}
