import { type SQL, sql } from 'drizzle-orm';
import { type Db, rowsOf } from '#server/platform/database/database.ts';
import { flashcardStatsLimits } from '#shared/contracts/flashcard-stats.ts';
import type { StudyDay } from '#shared/rules/study-day.ts';

interface AnswerSums {
  answers: number;
  /** Answers that were the first to their card. */
  firsts: number;
  reviews: number;
  remembered: number;
  /** Seconds. */
  timeSpent: number;
}

export interface DaySums extends AnswerSums {
  day: StudyDay;
}

export interface QuarterSums extends AnswerSums {
  /** Of the UTC day, 0 to 95. */
  quarter: number;
  /** Which of `changes` it follows, from 1; 0 before the first. */
  period: number;
}

interface AnswerSpan {
  /** The first day that counts. */
  from: StudyDay;
  /** The days that count by quarter. */
  quarters: { from: StudyDay; until: StudyDay };
  /** When the student's clocks change: quarters before and after are told apart. */
  changes: readonly Date[];
}

const added = (column: SQL) => sql`sum(${column})::float8`;

/**
 * Answers added up by day, and by quarter of an hour, in one pass over an index that holds all it takes. The
 * database is asked for no zone, which it may know by no name or by another: offsets are whole quarters.
 */
export async function sumAnswers(
  db: Db,
  userId: string,
  { from, quarters, changes }: AnswerSpan,
): Promise<{ days: DaySums[]; quarters: QuarterSums[] }> {
  const instants = `{${changes.map((change) => change.toISOString()).join()}}`;
  const rows = await rowsOf<AnswerSums & { day: StudyDay | null; quarter: number | null; period: number }>(
    db,
    sql`
    select day::text, quarter, period,
      ${added(sql`answers`)} as answers, ${added(sql`firsts`)} as firsts, ${added(sql`reviews`)} as reviews,
      ${added(sql`remembered`)} as remembered, ${added(sql`time_spent`)} as "timeSpent"
    from (
      select day, date_bin('15 minutes', answered_at, timestamptz 'epoch') as slot,
        count(*) as answers,
        count(*) filter (where kind = 'review' and not reviewed) as firsts,
        count(*) filter (where reviewed) as reviews,
        count(*) filter (where reviewed and grade <> 'incorrect') as remembered,
        sum(time_spent) as time_spent
      from flashcard_answers
      where user_id = ${userId} and day >= ${from}::date
      group by 1, 2
    ) as slots
    cross join lateral (
      select case when day between ${quarters.from}::date and ${quarters.until}::date
        then (date_part('epoch', slot)::bigint / 900 % 96)::int end as quarter,
        width_bucket(slot, ${instants}::timestamptz[]) as period
    ) as placed
    group by grouping sets ((day), (quarter, period))`,
  );
  return {
    days: rows.filter((row): row is typeof row & DaySums => row.day !== null),
    quarters: rows.filter((row): row is typeof row & QuarterSums => row.quarter !== null),
  };
}

/** Answers of the days before `day`, and the seconds they took. */
export async function sumAnswersBefore(
  db: Db,
  userId: string,
  day: StudyDay,
): Promise<Pick<AnswerSums, 'answers' | 'timeSpent'>> {
  const [row] = await rowsOf<Pick<AnswerSums, 'answers' | 'timeSpent'>>(
    db,
    sql`
    select count(*)::int as answers, coalesce(sum(time_spent), 0)::float8 as "timeSpent"
    from flashcard_answers where user_id = ${userId} and day < ${day}::date`,
  );
  return row ?? { answers: 0, timeSpent: 0 };
}

/** Cards due by day before `until`, the overdue ones on `today`; days without any are left out. */
export const listDueDays = (db: Db, userId: string, today: StudyDay, until: StudyDay) =>
  rowsOf<{ day: StudyDay; cards: number }>(
    db,
    sql`
    select greatest(due_on, ${today}::date)::text as day, sum(cards)::int as cards
    from flashcard_counts where user_id = ${userId} and due_on < ${until}::date
    group by 1`,
  );

interface MaturityCounts {
  new: number;
  young: number;
  mature: number;
  suspended: number;
}

/** Each card counted once; suspended ones where they are counted already. */
export async function countByMaturity(db: Db, userId: string): Promise<MaturityCounts> {
  const { mature } = flashcardStatsLimits;
  const [row] = await rowsOf<MaturityCounts>(
    db,
    sql`
    select count(*) filter (where reps = 0)::int as new,
      count(*) filter (where reps > 0 and interval_days < ${mature})::int as young,
      count(*) filter (where reps > 0 and interval_days >= ${mature})::int as mature,
      (select coalesce(sum(cards), 0)::int from flashcard_counts
       where user_id = ${userId} and due_on = 'infinity') as suspended
    from flashcards where user_id = ${userId} and not suspended`,
  );
  return row ?? { new: 0, young: 0, mature: 0, suspended: 0 };
}
