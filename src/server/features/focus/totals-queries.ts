import { sql } from 'drizzle-orm';
import { type Db, preparedSql } from '#server/platform/database/database.ts';
import type { SessionCategory } from '#shared/contracts/focus.ts';
import type { StudyDay } from '#shared/rules/time/study-day.ts';
import type { TimeUnit } from '#shared/rules/time/time-units.ts';
import type { Days } from './queries.ts';
import type { TotalSpan } from './total-spans.ts';

export interface CategoryTotal {
  /** The first day of the unit. */
  start: StudyDay;
  category: SessionCategory;
  sessions: number;
  minutes: number;
}

interface SummedSpans {
  userId: string;
  unit: TimeUnit;
  /** Arrays as the database reads them: drivers differ. */
  units: string;
  firsts: string;
  lasts: string;
  [key: string]: unknown;
}

const sumSpans = preparedSql<SummedSpans, CategoryTotal>(
  'sum_focus_totals',
  sql`
  select start::text, category, sum(sessions)::int as sessions, sum(minutes)::float8 as minutes
  from unnest(
    ${sql.placeholder('units')}::text[], ${sql.placeholder('firsts')}::date[], ${sql.placeholder('lasts')}::date[]
  ) span (unit, first, last)
  -- Grouped for each span, so that each is looked for in the index and nothing else is read.
  cross join lateral (
    select date_trunc(${sql.placeholder('unit')}, total.start::timestamp)::date as start, category,
      sum(sessions) as sessions, sum(minutes) as minutes
    from focus_totals total
    where user_id = ${sql.placeholder('userId')} and total.unit = span.unit
      and total.start between span.first and span.last and sessions > 0
    group by 1, 2
  ) part
  group by 1, 2
  order by 1 desc`,
);

/** Totals of `spans` by category and `unit`, newest first. */
export function sumTotals(
  db: Db,
  userId: string,
  unit: TimeUnit,
  spans: readonly TotalSpan[],
): Promise<CategoryTotal[]> {
  const array = (of: (span: TotalSpan) => string) => `{${spans.map(of).join()}}`;
  return sumSpans(db, {
    userId,
    unit,
    units: array((span) => span.unit),
    firsts: array((span) => span.from),
    lasts: array((span) => span.to),
  });
}

/** The first and the last day with sessions; null without any. */
export const findSessionDays = preparedSql<
  { userId: string },
  { first: StudyDay | null; last: StudyDay | null }
>(
  'find_focus_days',
  sql`
  select min(start)::text as first, max(start)::text as last
  from focus_totals where user_id = ${sql.placeholder('userId')} and unit = 'day' and sessions > 0`,
);

interface OwnDays extends Days {
  userId: string;
  [key: string]: unknown;
}

/** Minutes of each day with sessions, oldest first. */
export const sumDays = preparedSql<OwnDays, { day: StudyDay; minutes: number }>(
  'sum_focus_days',
  sql`
  select start::text as day, sum(minutes)::float8 as minutes
  from focus_totals
  where user_id = ${sql.placeholder('userId')} and unit = 'day' and sessions > 0
    and start between ${sql.placeholder('from')}::date and ${sql.placeholder('to')}::date
  group by start order by start`,
);

/** Minutes of all sessions. */
export const sumAll = preparedSql<{ userId: string }, { minutes: number }>(
  'sum_all_focus',
  sql`
  select coalesce(sum(minutes), 0)::float8 as minutes
  from focus_totals where user_id = ${sql.placeholder('userId')} and unit = 'year'`,
);

/** Minutes of sessions by their subject as it was written; null for none. */
export const sumSubjects = preparedSql<OwnDays, { subject: string | null; minutes: number }>(
  'sum_focus_subjects',
  sql`
  select subject, sum(minutes)::float8 as minutes
  from focus_sessions
  where user_id = ${sql.placeholder('userId')}
    and day between ${sql.placeholder('from')}::date and ${sql.placeholder('to')}::date
  group by subject order by min(started_at), subject`,
);
