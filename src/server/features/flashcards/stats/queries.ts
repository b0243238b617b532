import { and, eq, lt, type SQL, sql } from 'drizzle-orm';
import { type Db, rowsOf } from '#server/platform/database/database.ts';
import type { StudyDay } from '#shared/rules/time/study-day.ts';
import { flashcardAnswerSums } from '../tables.ts';

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
 * Answers added up by day, and by quarter of an hour. The database is asked for no zone, which it may know by no
 * name or by another: offsets are whole quarters.
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
    select day::text, place as quarter, period,
      ${added(sql`answers`)} as answers, ${added(sql`firsts`)} as firsts, ${added(sql`reviews`)} as reviews,
      ${added(sql`remembered`)} as remembered, ${added(sql`time_spent`)} as "timeSpent"
    from flashcard_answer_sums
    cross join lateral (
      select case when day between ${quarters.from}::date and ${quarters.until}::date
        then (date_part('epoch', quarter)::bigint / 900 % 96)::int end as place,
        width_bucket(quarter, ${instants}::timestamptz[]) as period
    ) as placed
    where user_id = ${userId} and day >= ${from}::date
    group by grouping sets ((day), (place, period))`,
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
  const { answers, timeSpent } = flashcardAnswerSums;
  const [row] = await db
    .select({
      answers: sql<number>`coalesce(${added(sql`${answers}`)}, 0)`,
      timeSpent: sql<number>`coalesce(${added(sql`${timeSpent}`)}, 0)`,
    })
    .from(flashcardAnswerSums)
    .where(and(eq(flashcardAnswerSums.userId, userId), lt(flashcardAnswerSums.day, day)));
  return row ?? { answers: 0, timeSpent: 0 };
}

/** Answers to cards, of all students, from the day `from` on. */
export const countAnswersByDay = (db: Db, from: StudyDay) =>
  rowsOf<{ day: StudyDay; count: number }>(
    db,
    sql`select day::text as day, sum(answers)::float8 as count from flashcard_answer_sums where day >= ${from}::date
      group by day`,
  );
