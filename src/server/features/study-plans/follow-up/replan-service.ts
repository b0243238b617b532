import { todayOf } from '#server/features/accounts/service.ts';
import type { SignedIn } from '#server/platform/auth/tokens.ts';
import { type Db, inTransaction } from '#server/platform/database/database.ts';
import { conflict, notFound, unprocessable } from '#server/platform/errors.ts';
import type { Services } from '#server/platform/services.ts';
import type { ReplanPreview } from '#shared/contracts/replan.ts';
import type { Topic } from '#shared/contracts/study-plans.ts';
import { changedSince, numbered, replan } from '#shared/rules/plans/replan.ts';
import { lastReplanDay, laterOf } from '#shared/rules/plans/replan-bounds.ts';
import { replanPreview } from '#shared/rules/plans/replan-preview.ts';
import { isWeak } from '#shared/rules/question-accuracy.ts';
import { addDays, daysBetween, type StudyDay, weekdayOf } from '#shared/rules/time/study-day.ts';
import { minutesByWeekday } from '#shared/rules/time/study-week.ts';
import { changePlan, insertPlaced, listTopics, lockPlan } from '../queries/write-queries.ts';
import type { PlacedActivity } from '../tables.ts';
import { deleteActivities, keepUndo, listActivities, takeUndo } from './queries.ts';

const importances = { finished: -1, baixa: 0, média: 1, alta: 2, weak: 3 } as const;

/** A finished topic's leftovers matter least, a weak topic's most. */
function importance(
  topics: readonly Pick<Topic, 'name' | 'priority' | 'completed' | 'questionsDone' | 'questionsRight'>[],
) {
  const values = new Map(
    topics.map((topic) => [
      topic.name,
      importances[topic.completed ? 'finished' : isWeak(topic) ? 'weak' : topic.priority],
    ]),
  );
  return ({ topic }: Pick<PlacedActivity, 'topic'>) => values.get(topic) ?? importances.média;
}

/**
 * Everything a replan of a locked plan would do. Throws `plan_not_found` (404), `nothing_to_replan` and
 * `until_out_of_range` (422).
 */
async function prepare(
  tx: Db,
  services: Services,
  student: SignedIn,
  planId: string,
  asked: StudyDay | undefined,
) {
  const { userId } = student;
  const plan = await lockPlan(tx, { userId, planId, now: services.clock.now() });
  if (!plan) throw notFound('study_plans.plan_not_found');
  const before = await listActivities(tx, userId, planId);
  if (before.every(({ completed }) => completed)) throw unprocessable('study_plans.nothing_to_replan');
  const today = todayOf(services, student);
  const from = laterOf(today, plan.startDate);
  const lastActivity = addDays(plan.startDate, Math.max(0, ...before.map(({ day }) => day)));
  const until = lastReplanDay({ ...plan, today, lastActivity, asked });
  if (!until) throw unprocessable('study_plans.until_out_of_range');
  const minutes = minutesByWeekday(plan);
  const importanceOf = importance(await listTopics(tx, userId, planId));
  const result = replan({
    activities: before,
    from: daysBetween(plan.startDate, from),
    until: daysBetween(plan.startDate, until),
    minutesOf: (day) => minutes[weekdayOf(addDays(plan.startDate, day))],
    importanceOf,
    comesFirst: (activity) => importanceOf(activity) === importances.weak,
  });
  // Where there is room it is kept; nobody has to hear that a finished topic finds none.
  const isFinished = (activity: PlacedActivity) => importanceOf(activity) === importances.finished;
  const unneeded = before.filter((activity) => !activity.completed && isFinished(activity));
  const leftOut = result.leftOut.filter((activity) => !isFinished(activity));
  // It stays where it was, not after the end: at the latest on the day before, as what fits nowhere.
  const dropped = new Set(result.leftOut.filter(isFinished).map(({ id }) => id));
  const last = Math.max(0, daysBetween(plan.startDate, from) - 1);
  const placeOf = new Map(before.map(({ id, day, time }) => [id, { day: Math.min(day, last), time }]));
  const activities = numbered(
    result.activities.map((activity) =>
      dropped.has(activity.id) ? { ...activity, ...placeOf.get(activity.id) } : activity,
    ),
  );
  const minutesOpen = unneeded.reduce((sum, { duration }) => sum - duration, result.minutesOpen);
  return { plan, before, from, until, ...result, activities, leftOut, minutesOpen };
}

type Prepared = Awaited<ReturnType<typeof prepare>>;

/** What a replan up to `until` would change; changes nothing. */
export function previewReplan(
  services: Services,
  student: SignedIn,
  planId: string,
  until: StudyDay | undefined,
): Promise<ReplanPreview> {
  return inTransaction(services.db, async (tx) =>
    present(await prepare(tx, services, student, planId, until)),
  );
}

/** Applies what the preview of `version` showed. Throws `plan_changed` (409) when the plan is another by now. */
export async function applyReplan(
  services: Services,
  student: SignedIn,
  planId: string,
  { version, until: asked }: { version: string; until?: StudyDay | undefined },
): Promise<void> {
  const { userId } = student;
  await inTransaction(services.db, async (tx) => {
    const { plan, before, until, activities } = await prepare(tx, services, student, planId, asked);
    if (String(plan.revision) !== version) throw conflict('study_plans.plan_changed');
    const last = Math.max(...activities.map(({ day }) => day));
    await deleteActivities(tx, userId, planId);
    await insertPlaced(tx, userId, planId, changedSince(before, activities));
    const { revision } = await changePlan(tx, userId, planId, {
      numberOfWeeks: Math.max(plan.numberOfWeeks, Math.floor(last / 7) + 1),
      endDate: asked && until > plan.endDate ? until : plan.endDate,
    });
    const { numberOfWeeks, endDate } = plan;
    await keepUndo(tx, { userId, planId, activities: before, numberOfWeeks, endDate, revision });
  });
}

/** Puts back what the last replan replaced. Throws `nothing_to_undo` (409) once anything else has changed. */
export async function undoReplan(
  { db, clock }: Services,
  { userId }: SignedIn,
  planId: string,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const plan = await lockPlan(tx, { userId, planId, now: clock.now() });
    if (!plan) throw notFound('study_plans.plan_not_found');
    const undo = await takeUndo(tx, userId, planId);
    if (undo?.revision !== plan.revision) throw conflict('study_plans.nothing_to_undo');
    const replanned = await listActivities(tx, userId, planId);
    await deleteActivities(tx, userId, planId);
    await insertPlaced(tx, userId, planId, changedSince(replanned, undo.activities));
    await changePlan(tx, userId, planId, { numberOfWeeks: undo.numberOfWeeks, endDate: undo.endDate });
  });
}

function present({ plan, ...prepared }: Prepared): ReplanPreview {
  return replanPreview({ version: String(plan.revision), startDate: plan.startDate, ...prepared });
}
