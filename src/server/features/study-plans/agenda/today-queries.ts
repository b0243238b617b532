import { sql } from 'drizzle-orm';
import { preparedSql } from '#server/platform/database/database.ts';
import type { Topic } from '#shared/contracts/study-plans.ts';
import type { StudyDay } from '#shared/rules/time/study-day.ts';
import type { StudyWeek } from '#shared/rules/time/study-week.ts';

interface OnDay {
  userId: string;
  now: Date;
  /** The student's day. */
  today: StudyDay;
  /** Days after its end, or its exam, on which a plan still asks for something. */
  afterlife: number;
  [key: string]: unknown;
}

interface OfPlan {
  planId: string;
  planTitle: string;
  subject: string;
}

export interface PlanActivity extends OfPlan {
  id: string;
  day: StudyDay;
  /** `HH:MM`. */
  time: string;
  /** Minutes. */
  duration: number;
  topic: string;
  description: string;
  completed: boolean;
}

export type PlanTopic = OfPlan &
  Pick<Topic, 'id' | 'name' | 'completedOn' | 'revisedOn' | 'questionsDone' | 'questionsRight'>;

interface CurrentPlan extends StudyWeek {
  id: string;
  title: string;
  startDate: StudyDay;
  examDate: StudyDay | null;
  /** Whether a topic of it is unfinished: else it takes none of the day's hours. */
  isOpen: boolean;
}

interface PlansToday {
  total: number;
  active: number;
  recent: { id: string; title: string; subject: string; doneCount: number; itemCount: number }[];
  /** Active ones that have not been over for long. */
  current: CurrentPlan[];
  /** Today's, and open ones from before, but no open one of a finished topic; the first 200 in order of time. */
  activities: PlanActivity[];
  /** The first open one after today, of no finished topic. */
  next: PlanActivity | null;
  /** Finished ones with revisions to come, and those with questions. */
  topics: PlanTopic[];
}

/** Keeps a lateral query for each plan by itself: joined with all plans, whole tables would be read for it. */
const byIndex = sql`offset 0`;

/** Of a `PlanActivity`. */
const activityColumns = sql`
  activity.id, plan.id as "planId", plan.title as "planTitle", plan.subject, plan.start_date + activity.day as day,
  activity.time, activity.duration, activity.topic, activity.description, activity.completed`;

/** What the day asks of all plans, in one go: their activities and topics are picked by index, never read through. */
export const findPlansToday = preparedSql<OnDay, PlansToday>(
  'find_plans_today',
  sql`
  with own as (
    select id, title, subject, is_active, start_date, end_date, exam_date, weekly_schedule, time_available,
      done_count, item_count, created_at
    from study_plans
    where user_id = ${sql.placeholder('userId')} and (expires_at is null or expires_at > ${sql.placeholder('now')})
  ),
  current as (
    select id, title, subject, start_date, exam_date, weekly_schedule, time_available,
      exists (
        select 1 from study_plan_topics
        where user_id = ${sql.placeholder('userId')} and plan_id = own.id and not completed
      ) as is_open,
      ${sql.placeholder('today')}::date - start_date as today
    from own
    where is_active
      and greatest(end_date, exam_date) >= ${sql.placeholder('today')}::date - ${sql.placeholder('afterlife')}::int
  )
  select
    (select count(*)::int from own) as total,
    (select count(*)::int from own where is_active) as active,
    (
      select coalesce(json_agg(plan), '[]')
      from (
        select id, title, subject, done_count as "doneCount", item_count as "itemCount"
        from own order by created_at desc, id limit 3
      ) plan
    ) as recent,
    (
      select coalesce(json_agg(json_build_object(
        'id', id, 'title', title, 'startDate', start_date, 'examDate', exam_date,
        'weeklySchedule', weekly_schedule, 'timeAvailable', time_available, 'isOpen', is_open
      )), '[]')
      from current
    ) as current,
    (
      select coalesce(json_agg(activity), '[]')
      from (
        select ${activityColumns}
        from current plan
        cross join lateral (
          select * from study_plan_activities
          where user_id = ${sql.placeholder('userId')} and plan_id = plan.id
            and day <= plan.today and (not completed or day = plan.today)
            and (completed or topic not in (
              select name from study_plan_topics
              where user_id = ${sql.placeholder('userId')} and plan_id = plan.id and completed
            ))
          ${byIndex}
        ) activity
        order by activity.day < plan.today, plan.start_date + activity.day, activity.time, activity.id
        limit 200
      ) activity
    ) as activities,
    (
      select to_json(activity)
      from (
        select ${activityColumns}
        from current plan
        cross join lateral (
          select * from study_plan_activities
          where user_id = ${sql.placeholder('userId')} and plan_id = plan.id and day > plan.today and not completed
            and topic not in (
              select name from study_plan_topics
              where user_id = ${sql.placeholder('userId')} and plan_id = plan.id and completed
            )
          order by day, time, id
          limit 1
        ) activity
        order by plan.start_date + activity.day, activity.time, activity.id
        limit 1
      ) activity
    ) as next,
    (
      select coalesce(json_agg(json_build_object(
        'planId', plan.id, 'planTitle', plan.title, 'subject', plan.subject, 'id', topic.id, 'name', topic.name,
        'completedOn', topic.completed_on, 'revisedOn', topic.revised_on,
        'questionsDone', topic.questions_done, 'questionsRight', topic.questions_right
      )), '[]')
      from current plan
      cross join lateral (
        select * from study_plan_topics
        where user_id = ${sql.placeholder('userId')} and plan_id = plan.id
          and (questions_done > 0 or (completed_on is not null and cardinality(revised_on) < 3))
        ${byIndex}
      ) topic
    ) as topics`,
);
