import { sql } from 'drizzle-orm';
import { preparedSql } from '#server/platform/database/database.ts';
import type { StudyDay } from '#shared/rules/time/study-day.ts';

interface Span {
  userId: string;
  now: Date;
  from: StudyDay;
  to: StudyDay;
  limit: number;
  [key: string]: unknown;
}

/** An activity of an active plan on its day. */
export interface AgendaActivity {
  id: string;
  planId: string;
  planTitle: string;
  subject: string;
  day: StudyDay;
  /** `HH:MM`. */
  time: string;
  /** Minutes. */
  duration: number;
  topic: string;
  description: string;
  completed: boolean;
  /** How often its time or day was another. */
  changes: number;
}

/** What the active plans hold from one day to another, in order. */
export const listAgenda = preparedSql<Span, AgendaActivity>(
  'list_plan_agenda',
  sql`
  select activity.id, plan.id as "planId", plan.title as "planTitle", plan.subject,
    (plan.start_date + activity.day)::text as day, activity.time, activity.duration, activity.topic,
    activity.description, activity.completed, activity.changes
  from study_plans plan
  join study_plan_activities activity on activity.user_id = plan.user_id and activity.plan_id = plan.id
  where plan.user_id = ${sql.placeholder('userId')} and plan.is_active
    and (plan.expires_at is null or plan.expires_at > ${sql.placeholder('now')})
    and activity.day between ${sql.placeholder('from')}::date - plan.start_date
      and ${sql.placeholder('to')}::date - plan.start_date
  order by plan.start_date + activity.day, activity.time, plan.id
  limit ${sql.placeholder('limit')}`,
);
