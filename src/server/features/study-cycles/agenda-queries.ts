import { sql } from 'drizzle-orm';
import { preparedSql } from '#server/platform/database/database.ts';
import type { CycleMode, WeeklyHours } from '#shared/contracts/study-cycles.ts';
import type { StudyDay } from '#shared/rules/time/study-day.ts';

interface Owned {
  userId: string;
  [key: string]: unknown;
}

interface Days extends Owned {
  /** The student's days, both included. */
  from: StudyDay;
  to: StudyDay;
}

/** A block on its day, with what it takes to lay a round out. */
export interface AgendaBlock {
  cycleId: string;
  cycleName: string;
  mode: CycleMode;
  weeklySchedule: WeeklyHours;
  breakSize: number;
  startsAt: string;
  startDate: StudyDay;
  id: string;
  /** By the calendar of the cycle. */
  date: StudyDay;
  /** Days after the cycle's first. */
  day: number;
  position: number;
  /** `HH:MM`. */
  time: string;
  /** Minutes. */
  duration: number;
  subject: string;
  completedOn: StudyDay | null;
  minutesDone: number;
  /** How often its time or day was another. */
  changes: number;
}

/** The columns of a block of the agenda. */
const blockColumns = sql`
  cycle.id as "cycleId", cycle.name as "cycleName", cycle.mode, cycle.weekly_schedule as "weeklySchedule",
  cycle.break_size as "breakSize", cycle.starts_at as "startsAt",
  cycle.start_date::text as "startDate", block.id,
  (cycle.start_date + block.day)::text as date, block.day, block.position, block.time, block.duration,
  block.subject, block.completed_on::text as "completedOn", block.minutes_done as "minutesDone", block.changes`;

const ownBlocks = sql`block.user_id = ${sql.placeholder('userId')} and block.cycle_id = cycle.id`;

interface Agenda extends Days {
  /** How many open blocks of a round are wanted. */
  ahead: number;
}

/**
 * What every cycle may ask for in some days: by the calendar the blocks of those dates; of a round what was completed
 * on them, and the `ahead` first open ones. Each cycle's in their order.
 */
export const listAgenda = preparedSql<Agenda, AgendaBlock>(
  'list_cycle_agenda',
  sql`
  select ${blockColumns}
  from study_cycles cycle
  cross join lateral (
    select * from study_cycle_blocks block
    where ${ownBlocks} and cycle.mode = 'calendar'
      and block.day between ${sql.placeholder('from')}::date - cycle.start_date
        and ${sql.placeholder('to')}::date - cycle.start_date
    union all
    select * from study_cycle_blocks block
    where ${ownBlocks} and cycle.mode = 'sequence'
      and block.completed_on between ${sql.placeholder('from')}::date and ${sql.placeholder('to')}::date
    union all
    (
      select * from study_cycle_blocks block
      where ${ownBlocks} and cycle.mode = 'sequence' and cycle.start_date <= ${sql.placeholder('to')}::date
        and block.completed_on is null
      order by block.day, block.position
      limit ${sql.placeholder('ahead')}
    )
  ) block
  where cycle.user_id = ${sql.placeholder('userId')}
  order by cycle.created_at, cycle.id, block.day, block.position`,
);

interface DatedDays extends Days {
  limit: number;
}

/** What the cycles by the calendar hold in some days, in order of time. */
export const listDated = preparedSql<DatedDays, AgendaBlock>(
  'list_dated_blocks',
  sql`
  select ${blockColumns}
  from study_cycles cycle
  join study_cycle_blocks block on ${ownBlocks}
  where cycle.user_id = ${sql.placeholder('userId')} and cycle.mode = 'calendar'
    and block.day between ${sql.placeholder('from')}::date - cycle.start_date
      and ${sql.placeholder('to')}::date - cycle.start_date
  order by cycle.start_date + block.day, block.time, cycle.id
  limit ${sql.placeholder('limit')}`,
);

/** How many cycles there are, and hours of the weekday in those that are under way on `day`; null when none is. */
export const sumDay = preparedSql<
  Owned & { day: StudyDay; weekday: string },
  { cycles: number; hours: number | null }
>(
  'sum_cycle_day',
  sql`
  select count(*)::int as cycles,
    sum(coalesce((weekly_schedule ->> ${sql.placeholder('weekday')}::text)::float8, 0)) filter (
      where start_date <= ${sql.placeholder('day')}::date
        and (mode = 'sequence' or ${sql.placeholder('day')}::date < start_date + total_weeks * 7)
    ) as hours
  from study_cycles
  where user_id = ${sql.placeholder('userId')}`,
);

/** The cycles with an exam on `day` or later, the nearest first. */
export const listExams = preparedSql<
  Owned & { day: StudyDay },
  { cycleId: string; name: string; examDate: StudyDay }
>(
  'list_cycle_exams',
  sql`
  select id as "cycleId", name, exam_date::text as "examDate" from study_cycles
  where user_id = ${sql.placeholder('userId')} and exam_date >= ${sql.placeholder('day')}::date
  order by exam_date, created_at
  limit 50`,
);
