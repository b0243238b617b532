import { todayOf } from '#server/features/accounts/service.ts';
import type { SignedIn } from '#server/platform/auth/tokens.ts';
import { notFound } from '#server/platform/errors.ts';
import type { Services } from '#server/platform/services.ts';
import type { Activity, Topic } from '#shared/contracts/study-plans.ts';
import { progressOf } from '#shared/rules/plans/plan-progress.ts';
import { findActivity, findTopic } from './follow-up/queries.ts';
import { findPlanVersion } from './queries/read-queries.ts';
import { tickActivity, tickTopic } from './queries/tick-queries.ts';

interface ActivityTick {
  weekIndex: number;
  dayIndex: number;
  activityIndex: number;
  activityId?: string | undefined;
  completed: boolean;
}

/** Ticks or unticks an activity, wherever it stands by now when its id is known. Throws `plan_not_found` and `activity_not_found` (404). */
export async function setActivityProgress(
  services: Services,
  student: SignedIn,
  planId: string,
  { weekIndex, dayIndex, activityIndex, activityId, completed }: ActivityTick,
): Promise<{ progress: number; activity: Activity }> {
  const now = services.clock.now();
  const where = { userId: student.userId, planId, now };
  const tickAt = async (place: { day: number; position: number } | undefined) => {
    if (!place) return undefined;
    const at = { ...where, ...place, activityId: activityId ?? null, completed };
    return (await tickActivity(services.db, at))[0];
  };
  const asked = dayIndex < 7 ? { day: weekIndex * 7 + dayIndex, position: activityIndex } : undefined;
  const ticked =
    (await tickAt(asked)) ??
    (activityId === undefined
      ? undefined
      : await tickAt(await findActivity(services.db, where.userId, planId, activityId)));
  if (!ticked) throw await missingItem(services, where, 'study_plans.activity_not_found');
  const { doneCount, itemCount, ...activity } = ticked;
  return { progress: progressOf(doneCount, itemCount), activity };
}

interface TopicTick {
  topicIndex: number;
  topicId?: number | undefined;
  completed: boolean;
}

/** As `setActivityProgress`, for a topic. Throws `plan_not_found` and `topic_not_found` (404). */
export async function setTopicProgress(
  services: Services,
  student: SignedIn,
  planId: string,
  { topicIndex, topicId, completed }: TopicTick,
): Promise<{ progress: number; topic: Topic }> {
  const where = { userId: student.userId, planId, now: services.clock.now() };
  const today = todayOf(services, student);
  const tickAt = async (place: { position: number } | undefined) => {
    if (!place) return undefined;
    const { position } = place;
    const at = { ...where, position, topicId: topicId ?? null, completed, today };
    return (await tickTopic(services.db, at))[0];
  };
  const ticked =
    (await tickAt({ position: topicIndex })) ??
    (topicId === undefined
      ? undefined
      : await tickAt(await findTopic(services.db, where.userId, planId, { id: topicId })));
  if (!ticked) throw await missingItem(services, where, 'study_plans.topic_not_found');
  const { doneCount, itemCount, topic } = ticked;
  return { progress: progressOf(doneCount, itemCount), topic };
}

type Where = { userId: string; planId: string; now: Date };

async function missingItem(
  { db }: Services,
  where: Where,
  code: 'study_plans.activity_not_found' | 'study_plans.topic_not_found',
) {
  const [plan] = await findPlanVersion(db, where);
  return notFound(plan ? code : 'study_plans.plan_not_found');
}
