import { and, desc, eq, gt, isNull, lt, lte, or, type SQL, sql } from 'drizzle-orm';
import { newRevision } from '#server/platform/database/columns.ts';
import { type Db, inTransaction, prepared, preparedSql, rowsOf } from '#server/platform/database/database.ts';
import { ceiling } from '#server/platform/database/page.ts';
import type { Activity, ListedPlan, PlanWeek, StudyPlan, Topic } from '#shared/contracts/study-plans.ts';
import { type StudyDay, weekdayNames, weekdays } from '#shared/rules/time/study-day.ts';
import type { CardRow } from './present.ts';
import {
  generationTasks,
  type PlacedActivity,
  studyPlanActivities,
  studyPlans,
  studyPlanTopics,
} from './tables.ts';

/** The columns of a card, under the contract's names. */
const cardColumns = sql`
  id, title, description, subject, difficulty, is_active as "isActive", is_advanced as "isAdvanced",
  is_published as "isPublished", is_clone as "isClone", start_date as "startDate", end_date as "endDate",
  time_available as "timeAvailable", exam_date as "examDate", item_count as "itemCount", done_count as "doneCount",
  average_rating as "averageRating", number_of_reviews as "numberOfReviews", expires_at as "expiresAt",
  created_at as "createdAt"`;

/** The student's plans, and those that are being made. */
export async function countPlans(tx: Db, userId: string, now: Date): Promise<number> {
  const [row] = await rowsOf<{ plans: number }>(
    tx,
    sql`select (
        (select count(*) from study_plans
          where user_id = ${userId} and (expires_at is null or expires_at > ${now.toISOString()}::timestamptz))
        + (select count(*) from generation_tasks where user_id = ${userId} and status = 'processing')
      )::int as plans`,
  );
  return row?.plans ?? 0;
}

/** The columns of a topic, under the contract's names. */
const topicColumns = sql`
  id, name, description, priority, completed, completed_on as "completedOn", revised_on as "revisedOn",
  questions_done as "questionsDone", questions_right as "questionsRight"`;

/** A test account's plan is gone the moment it expires, whether or not the sweep has run. */
const notExpired = sql`(expires_at is null or expires_at > ${sql.placeholder('now')})`;

interface OwnPlans {
  userId: string;
  now: Date;
  [key: string]: unknown;
}
interface OwnPlan extends OwnPlans {
  planId: string;
}

interface PlansOnDay extends OwnPlans {
  /** The student's day. */
  today: StudyDay;
}

type ListedRow = CardRow & Pick<ListedPlan, 'next'>;

/** What stands open in a plan, the first in order. */
const openActivity = (on: SQL) => sql`
  select to_json(activity) from (
    select topic, study_plans.start_date + day as day, time from study_plan_activities
    where user_id = ${sql.placeholder('userId')} and plan_id = study_plans.id and not completed ${on}
    order by day, position
    limit 1
  ) activity`;

const readCards = preparedSql<PlansOnDay, { cards: ListedRow[] }>(
  'list_plan_cards',
  sql`
  select coalesce(json_agg(card), '[]') as cards
  from (
    select ${cardColumns},
      case when done_count < item_count then coalesce(
        (${openActivity(sql`and day = ${sql.placeholder('today')}::date - study_plans.start_date`)}),
        (${openActivity(sql``)}),
        (
          select json_build_object('topic', name, 'day', null, 'time', null) from study_plan_topics
          where user_id = ${sql.placeholder('userId')} and plan_id = study_plans.id and not completed
          order by position
          limit 1
        )
      ) end as next
    from study_plans
    where user_id = ${sql.placeholder('userId')} and ${notExpired}
    order by created_at desc, id
    limit ${sql.raw(String(ceiling.rows))}
  ) card`,
);

/** The student's cards, newest first. One value from the database: drivers read it faster than many columns. */
export async function listPlanCards(db: Db, of: PlansOnDay): Promise<ListedRow[]> {
  const [row] = await readCards(db, of);
  return row?.cards ?? [];
}

interface Version {
  version: string;
}

/** What is another text whenever a card of the student's list is another. */
export const findListVersion = preparedSql<OwnPlans, Version>(
  'find_plan_list_version',
  sql`
  select coalesce(bit_xor(revision), 0)::text as version from study_plans
  where user_id = ${sql.placeholder('userId')} and ${notExpired}`,
);

/** What is another text whenever anything of the plan is; no row: there is no such plan. */
export const findPlanVersion = preparedSql<OwnPlan, Version>(
  'find_plan_version',
  sql`
  select revision::text as version from study_plans
  where user_id = ${sql.placeholder('userId')} and id = ${sql.placeholder('planId')} and ${notExpired}`,
);

type PlanBody = Pick<
  StudyPlan,
  'goals' | 'evaluationMethods' | 'resources' | 'engine' | 'fallback' | 'weeklySchedule' | 'canUndoReplan'
>;

export interface PlanRow {
  plan: CardRow & PlanBody;
  /** The contract's JSON, ready to send. */
  topicsJson: string;
  weeksJson: string;
}

const dayNames = sql.raw(`array[${weekdays.map((day) => `'${weekdayNames[day]}'`).join(', ')}]`);

/** One plan with its topics and weeks; no row: there is no such plan. */
export const findPlan = preparedSql<OwnPlan, PlanRow>(
  'find_plan',
  sql`
  select
    (
      select row_to_json(plan)
      from (
        select ${cardColumns}, goals, evaluation_methods as "evaluationMethods", resources, engine, fallback,
          weekly_schedule as "weeklySchedule",
          exists (
            select 1 from study_plan_undos undo
            where undo.user_id = ${sql.placeholder('userId')} and undo.plan_id = study_plans.id
              and undo.revision = study_plans.revision
          ) as "canUndoReplan"
      ) plan
    ) as plan,
    (
      select coalesce(json_agg(topic), '[]')::text
      from (
        select ${topicColumns} from study_plan_topics
        where user_id = ${sql.placeholder('userId')} and plan_id = study_plans.id
        order by position
      ) topic
    ) as "topicsJson",
    (
      select coalesce(json_agg(week), '[]')::text
      from (
        select day.index / 7 + 1 as "weekNumber", json_agg(day.shown order by day.index) as days
        from (
          select index, json_build_object(
            'dayNumber', index % 7 + 1,
            'dayName', (${dayNames})[extract(dow from start_date + index)::int + 1],
            'date', start_date + index,
            'activities', coalesce(activities, '[]')
          ) as shown
          from generate_series(0, number_of_weeks * 7 - 1) index
          left join (
            select day, json_agg(json_build_object(
'_id', id, 'time', time, 'duration', duration,
              'topic', topic, 'kind', kind, 'description', description, 'completed', completed
            ) order by position) as activities
            from study_plan_activities
            where user_id = ${sql.placeholder('userId')} and plan_id = study_plans.id
            group by day
          ) worked on worked.day = index
        ) day
        group by day.index / 7
        order by day.index / 7
      ) week
    ) as "weeksJson"
  from study_plans
  where user_id = ${sql.placeholder('userId')} and id = ${sql.placeholder('planId')} and ${notExpired}`,
);

interface Counts {
  doneCount: number;
  itemCount: number;
}
/** The plan's revision after a change. */
interface Revised {
  revision: number;
  [key: string]: unknown;
}

interface TickActivity {
  userId: string;
  planId: string;
  now: Date;
  /** Days after the plan's first. */
  day: number;
  position: number;
  /** Whose place this has to be; null for whichever stands there. */
  activityId: string | null;
  completed: boolean;
  [key: string]: unknown;
}

/** Locked before anything of the plan: its ticks wait for each other, none is lost, and none can deadlock. */
const lockedPlan = sql`
  select 1 from study_plans
  where user_id = ${sql.placeholder('userId')} and id = ${sql.placeholder('planId')}
    and ${notExpired}
  for update`;

/** Adds one, takes one away or leaves the count, as the item was and becomes. */
const countedPlan = sql`
  update study_plans plan
  set done_count = done_count + ${sql.placeholder('completed')}::boolean::int - target.was::int,
    revision = ${sql.placeholder('revision')}
  from target
  where plan.user_id = ${sql.placeholder('userId')} and plan.id = ${sql.placeholder('planId')}
  returning plan.done_count, plan.item_count`;

const writeActivityTick = preparedSql<TickActivity & Revised, Counts & Activity>(
  'tick_activity',
  sql`
  with plan as (${lockedPlan}),
  target as (
    select activity.completed as was
    from plan, study_plan_activities activity
    where activity.user_id = ${sql.placeholder('userId')} and activity.plan_id = ${sql.placeholder('planId')}
      and activity.day = ${sql.placeholder('day')} and activity.position = ${sql.placeholder('position')}
      and activity.id = coalesce(${sql.placeholder('activityId')}::uuid, activity.id)
    for update of activity
  ),
  ticked as (
    update study_plan_activities activity
    set completed = ${sql.placeholder('completed')}
    from target
    where activity.user_id = ${sql.placeholder('userId')} and activity.plan_id = ${sql.placeholder('planId')}
      and activity.day = ${sql.placeholder('day')} and activity.position = ${sql.placeholder('position')}
    returning activity.id as _id, activity.time, activity.duration, activity.topic, activity.kind,
      activity.description, activity.completed
  ),
  counted as (${countedPlan})
  select ticked.*, done_count as "doneCount", item_count as "itemCount" from counted, ticked`,
);

/** Ticks or unticks one activity and moves the plan's count. No row: no such plan or no such activity. */
export const tickActivity = (db: Db, tick: TickActivity) =>
  writeActivityTick(db, { ...tick, revision: newRevision() });

interface TickTopic {
  userId: string;
  planId: string;
  now: Date;
  position: number;
  /** As `activityId`. */
  topicId: number | null;
  completed: boolean;
  /** The student's day. */
  today: StudyDay;
  [key: string]: unknown;
}

const writeTopicTick = preparedSql<TickTopic & Revised, Counts & { topic: Topic }>(
  'tick_topic',
  sql`
  with plan as (${lockedPlan}),
  target as (
    select topic.completed as was
    from plan, study_plan_topics topic
    where topic.user_id = ${sql.placeholder('userId')} and topic.plan_id = ${sql.placeholder('planId')}
      and topic.position = ${sql.placeholder('position')}
      and topic.id = coalesce(${sql.placeholder('topicId')}::int, topic.id)
    for update of topic
  ),
  ticked as (
    update study_plan_topics topic
    set completed = ${sql.placeholder('completed')},
      completed_on = case when ${sql.placeholder('completed')}::boolean then coalesce(completed_on, ${sql.placeholder('today')}::date) end,
      revised_on = case when ${sql.placeholder('completed')}::boolean then revised_on else '{}' end
    from target
    where topic.user_id = ${sql.placeholder('userId')} and topic.plan_id = ${sql.placeholder('planId')}
      and topic.position = ${sql.placeholder('position')}
    returning topic.*
  ),
  counted as (${countedPlan})
  select
    (select row_to_json(shown) from (select ${topicColumns} from ticked) shown) as topic,
    done_count as "doneCount", item_count as "itemCount"
  from counted`,
);

/** As `tickActivity`, for the topic at a position: its revisions count from the day it is ticked. */
export const tickTopic = (db: Db, tick: TickTopic) =>
  writeTopicTick(db, { ...tick, revision: newRevision() });

export interface NewPlan {
  plan: typeof studyPlans.$inferInsert;
  topics: NewTopic[];
  weeks: PlanWeek[];
}

/** Writes a plan and ends its task, once: false when the task has ended already. */
export function insertGeneratedPlan(
  db: Db,
  taskId: string,
  { plan, topics, weeks }: NewPlan,
): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const { userId, id: planId } = plan;
    const ended = await tx
      .update(generationTasks)
      .set({ status: 'completed', progress: 100, resultId: planId })
      .where(and(ownTask(userId, taskId), eq(generationTasks.status, 'processing')))
      .returning({ id: generationTasks.id });
    if (ended.length === 0) return false;
    await tx.insert(studyPlans).values(plan);
    await insertTopics(tx, userId, planId, topics);
    await insertActivities(tx, userId, planId, weeks);
    return true;
  });
}

export type NewTopic = Pick<Topic, 'name' | 'description' | 'priority'> &
  Partial<Topic> & { sourceId?: number | null };

async function insertTopics(tx: Db, userId: string, planId: string, topics: NewTopic[]): Promise<void> {
  await tx
    .insert(studyPlanTopics)
    .values(topics.map((topic, position) => ({ id: position, ...topic, userId, planId, position })));
}

/** Written in portions: a statement takes no more than 65,535 values. */
const activitiesAtOnce = 2000;

/** Inserts what `weeks` hold; their place in the arrays is their place in the plan. */
export async function insertActivities(
  tx: Db,
  userId: string,
  planId: string,
  weeks: readonly PlanWeek[],
): Promise<void> {
  const rows = weeks
    .flatMap(({ days }) => days)
    .flatMap(({ activities }, day) =>
      activities.map(({ _id, ...activity }, position) => ({ ...activity, day, position })),
    );
  await insertPlaced(tx, userId, planId, rows);
}

/** What is not said is given: an id of its own, nothing done, never moved. */
type NewActivity = Omit<PlacedActivity, 'id' | 'changes' | 'completed'> & Partial<PlacedActivity>;

export async function insertPlaced(
  tx: Db,
  userId: string,
  planId: string,
  activities: readonly NewActivity[],
): Promise<void> {
  const rows = activities.map((activity) => ({ ...activity, userId, planId }));
  for (let from = 0; from < rows.length; from += activitiesAtOnce) {
    await tx.insert(studyPlanActivities).values(rows.slice(from, from + activitiesAtOnce));
  }
}

/** Locks a plan, as everything that changes it does first; undefined when there is no such plan. */
export async function lockPlan(tx: Db, { userId, planId, now }: OwnPlan) {
  const [plan] = await tx
    .select()
    .from(studyPlans)
    .where(ownUnexpired(userId, planId, now))
    .for('update');
  return plan;
}

/** Sets `changes`, and the revision anew also when there are none. */
export async function changePlan(
  tx: Db,
  userId: string,
  planId: string,
  changes: Partial<typeof studyPlans.$inferInsert> = {},
): Promise<{ revision: number }> {
  const [changed] = await tx
    .update(studyPlans)
    .set({ ...changes, revision: newRevision() })
    .where(ownedBy(userId, planId))
    .returning({ revision: studyPlans.revision });
  return changed as { revision: number };
}

/** Ids of the plans that the student wants others to read. */
export async function listPublishedIds(tx: Db, userId: string): Promise<string[]> {
  const rows = await tx
    .select({ id: studyPlans.id })
    .from(studyPlans)
    .where(and(eq(studyPlans.userId, userId), eq(studyPlans.isPublished, true)));
  return rows.map(({ id }) => id);
}

export const listTopics = (tx: Db, userId: string, planId: string) =>
  tx
    .select()
    .from(studyPlanTopics)
    .where(and(eq(studyPlanTopics.userId, userId), eq(studyPlanTopics.planId, planId)))
    .orderBy(studyPlanTopics.position);

/** Puts other topics in place of a plan's. */
export async function replaceTopics(
  tx: Db,
  userId: string,
  planId: string,
  topics: NewTopic[],
): Promise<void> {
  await tx
    .delete(studyPlanTopics)
    .where(and(eq(studyPlanTopics.userId, userId), eq(studyPlanTopics.planId, planId)));
  await insertTopics(tx, userId, planId, topics);
}

/** With all that hangs on it. */
export async function deletePlan(tx: Db, userId: string, planId: string): Promise<void> {
  await tx.delete(studyPlans).where(ownedBy(userId, planId));
}

/** The student's newest clone of a publication. */
export const findClone = prepared('find_plan_clone', (db) =>
  db
    .select({ id: studyPlans.id, createdAt: studyPlans.createdAt })
    .from(studyPlans)
    .where(
      and(
        eq(studyPlans.userId, sql.placeholder('userId')),
        eq(studyPlans.clonedFrom, sql.placeholder('clonedFrom')),
        notExpired,
      ),
    )
    .orderBy(desc(studyPlans.createdAt))
    .limit(1),
);

/** Writes a plan that no task waits for. */
export async function insertPlan(
  tx: Db,
  plan: typeof studyPlans.$inferInsert,
  topics: NewTopic[],
  activities: readonly NewActivity[],
): Promise<void> {
  await tx.insert(studyPlans).values(plan);
  await insertTopics(tx, plan.userId, plan.id, topics);
  await insertPlaced(tx, plan.userId, plan.id, activities);
}

/** Plans that have expired, of all students: as many as one sweep deletes. */
export const listExpiredPlans = (db: Db, now: Date) =>
  db
    .select({ userId: studyPlans.userId, planId: studyPlans.id })
    .from(studyPlans)
    .where(lte(studyPlans.expiresAt, now))
    .limit(ceiling.rows);

/** Locks a plan that has expired; false when it is gone, or lasts longer by now. */
export async function lockExpiredPlan(tx: Db, { userId, planId, now }: OwnPlan): Promise<boolean> {
  const held = await tx
    .select({ id: studyPlans.id })
    .from(studyPlans)
    .where(and(ownedBy(userId, planId), lte(studyPlans.expiresAt, now)))
    .for('update');
  return held.length > 0;
}

export async function insertTask(db: Db, task: typeof generationTasks.$inferInsert): Promise<void> {
  await db.insert(generationTasks).values(task);
}

export const findTask = prepared('find_generation_task', (db) =>
  db
    .select()
    .from(generationTasks)
    .where(
      and(
        eq(generationTasks.userId, sql.placeholder('userId')),
        eq(generationTasks.id, sql.placeholder('id')),
      ),
    ),
);

/** Moves a task that is still running; one that has ended stays as it is. */
export async function updateTask(
  db: Db,
  userId: string,
  id: string,
  changes: Partial<Pick<typeof generationTasks.$inferInsert, 'status' | 'progress' | 'step' | 'errorCode'>>,
): Promise<void> {
  await db
    .update(generationTasks)
    .set(changes)
    .where(and(ownTask(userId, id), eq(generationTasks.status, 'processing')));
}

/** Tasks are only of use while somebody waits for them. */
export async function deleteOldTasks(db: Db, before: Date): Promise<void> {
  await db.delete(generationTasks).where(lt(generationTasks.createdAt, before));
}

const unexpired = (now: Date) => or(isNull(studyPlans.expiresAt), gt(studyPlans.expiresAt, now));
const ownUnexpired = (userId: string, planId: string, now: Date) =>
  and(ownedBy(userId, planId), unexpired(now));
const ownedBy = (userId: string, planId: string) =>
  and(eq(studyPlans.userId, userId), eq(studyPlans.id, planId));
const ownTask = (userId: string, id: string) =>
  and(eq(generationTasks.userId, userId), eq(generationTasks.id, id));
