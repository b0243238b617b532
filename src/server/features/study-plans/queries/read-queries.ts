import { type SQL, sql } from 'drizzle-orm';
import { type Db, preparedSql, rowsOf } from '#server/platform/database/database.ts';
import { ceiling } from '#server/platform/database/page.ts';
import type { ListedPlan, StudyPlan } from '#shared/contracts/study-plans.ts';
import { type StudyDay, weekdayNames, weekdays } from '#shared/rules/time/study-day.ts';
import type { CardRow } from '../present.ts';
import { notExpired, type OwnPlan, type OwnPlans, topicColumns } from './own-queries.ts';

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

interface PlansOnDay extends OwnPlans {
  /** The student's day. */
  today: StudyDay;
}

type ListedRow = CardRow & Pick<ListedPlan, 'next'>;

/** What stands open in a plan, of no finished topic, the first in order. */
const openActivity = (on: SQL) => sql`
  select to_json(activity) from (
    select topic, study_plans.start_date + day as day, time from study_plan_activities
    where user_id = ${sql.placeholder('userId')} and plan_id = study_plans.id and not completed ${on}
      and not exists (
        select 1 from study_plan_topics
        where user_id = ${sql.placeholder('userId')} and plan_id = study_plans.id
          and name = study_plan_activities.topic and completed
      )
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
