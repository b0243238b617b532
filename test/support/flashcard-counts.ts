import { sql } from 'drizzle-orm';
import { type Db, rowsOf } from '#server/platform/database/database.ts';

/** Counts every student's cards and answers afresh, from their rows alone. */
export async function recount(db: Db): Promise<void> {
  await db.execute(sql`delete from flashcard_counts`);
  await db.execute(sql`
    insert into flashcard_counts (user_id, due_on, cards, fresh, mature)
    select user_id, case when suspended then 'infinity' else due_on end, count(*),
      count(*) filter (where reps = 0), count(*) filter (where reps > 0 and interval_days >= 21)
    from flashcards group by 1, 2`);
  await db.execute(sql`delete from flashcard_totals`);
  await db.execute(sql`
    insert into flashcard_totals
    select user_id, count(*), sum(octet_length(concat(question, answer, subject, deck, array_to_string(tags, ''), source)))
    from flashcards group by 1`);
  await db.execute(sql`delete from flashcard_answer_sums`);
  await db.execute(sql`
    insert into flashcard_answer_sums
    select user_id, day, to_timestamp(floor(date_part('epoch', answered_at) / 900) * 900), count(*),
      sum((not reviewed and kind = 'review')::int), sum(reviewed::int),
      sum((reviewed and grade in ('hard', 'correct'))::int), sum(time_spent)
    from flashcard_answers group by 1, 2, 3`);
}

/** What is kept of both, without what was counted once and is gone. */
export async function keptCounts(db: Db): Promise<unknown[]> {
  return [
    await rowsOf(db, sql`select * from flashcard_counts where cards > 0 order by user_id, due_on`),
    await rowsOf(
      db,
      sql`select user_id, cards, bytes from flashcard_totals where cards > 0 order by user_id`,
    ),
    await rowsOf(
      db,
      sql`select * from flashcard_answer_sums where answers > 0 order by user_id, day, quarter`,
    ),
    await rowsOf(
      db,
      sql`select sum(firsts)::int + sum(reviews)::int + sum(time_spent)::int as rest
        from flashcard_answer_sums where answers = 0 having sum(firsts) + sum(reviews) + sum(time_spent) <> 0`,
    ),
  ];
}
