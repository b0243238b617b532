import { sql } from 'drizzle-orm';
import { newRevision } from '#server/platform/database/columns.ts';
import { type Db, preparedSql } from '#server/platform/database/database.ts';
import type { Activity, Topic } from '#shared/contracts/study-plans.ts';
import type { StudyDay } from '#shared/rules/time/study-day.ts';
import { notExpired, topicColumns } from './own-queries.ts';

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
