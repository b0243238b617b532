import { and, eq, sql } from 'drizzle-orm';
import { type Db, preparedSql, rowsOf } from '#server/platform/database/database.ts';
import type { StudyDay } from '#shared/rules/time/study-day.ts';
import { type CardCounts, neverDue } from './card-counts.ts';
import { flashcardCounts } from './tables.ts';

interface AllCounts {
  total: number;
  due: number;
  /** Of the due cards, those never answered. */
  dueFresh: number;
  /** Those never answered. */
  fresh: number;
  /** The next day after this one on which cards come due. */
  nextDueOn: StudyDay | null;
}

const sumCounts = preparedSql<{ userId: string; today: StudyDay; never: StudyDay }, AllCounts>(
  'sum_card_counts',
  sql`
  select coalesce(sum(cards), 0)::int as total,
    coalesce(sum(cards) filter (where due_on <= ${sql.placeholder('today')}::date), 0)::int as due,
    coalesce(sum(fresh) filter (where due_on <= ${sql.placeholder('today')}::date), 0)::int as "dueFresh",
    coalesce(sum(fresh), 0)::int as fresh,
    (min(due_on) filter (where cards > 0 and due_on > ${sql.placeholder('today')}::date and due_on < ${sql.placeholder('never')}::date))::text
      as "nextDueOn"
  from flashcard_counts where user_id = ${sql.placeholder('userId')}`,
);

/** All cards, and those due on `today` or before, from the counts: as fast for many cards as for few. */
export async function countAll(db: Db, userId: string, today: StudyDay): Promise<AllCounts> {
  const [counts] = await sumCounts(db, { userId, today, never: neverDue });
  return counts ?? { total: 0, due: 0, dueFresh: 0, fresh: 0, nextDueOn: null };
}

const dueOfMany = preparedSql<{ wanted: string }, { userId: string; due: number }>(
  'due_cards_of_many',
  sql`
  select counts.user_id as "userId", sum(counts.cards)::int as due
  from jsonb_to_recordset(${sql.placeholder('wanted')}::text::jsonb) as wanted("userId" uuid, day date)
  join flashcard_counts counts on counts.user_id = wanted."userId" and counts.due_on <= wanted.day
  group by counts.user_id`,
);

/** Cards that are due for each of many students on a day of their own; who has none is left out. */
export const listDueOf = (db: Db, wanted: readonly { userId: string; day: StudyDay }[]) =>
  dueOfMany(db, { wanted: JSON.stringify(wanted) });

/** Moves the counts by day; days in order, so that two answers at once never wait for each other. */
export async function moveCounts(
  tx: Db,
  userId: string,
  moves: ReadonlyMap<StudyDay, CardCounts>,
): Promise<void> {
  const changed = [...moves]
    .filter(([, move]) => move.cards !== 0 || move.fresh !== 0 || move.mature !== 0)
    .sort(([one], [other]) => (one < other ? -1 : 1));
  for (const [dueOn, { cards, fresh, mature }] of changed) {
    const set = {
      cards: sql`flashcard_counts.cards + ${cards}`,
      fresh: sql`flashcard_counts.fresh + ${fresh}`,
      mature: sql`flashcard_counts.mature + ${mature}`,
    };
    // The check on the inserted row comes before the conflict: less than none may not even be tried.
    if (cards <= 0) {
      await tx
        .update(flashcardCounts)
        .set(set)
        .where(and(eq(flashcardCounts.userId, userId), eq(flashcardCounts.dueOn, dueOn)));
      continue;
    }
    await tx
      .insert(flashcardCounts)
      .values({ userId, dueOn, cards, fresh, mature })
      .onConflictDoUpdate({ target: [flashcardCounts.userId, flashcardCounts.dueOn], set });
  }
}

/**
 * The counts by due day: overdue cards on `today`, those due on `until` or later on `until`, suspended ones on
 * `neverDue`; days without any are left out.
 */
export const listCounts = (db: Db, userId: string, today: StudyDay, until: StudyDay) =>
  rowsOf<CardCounts & { day: StudyDay }>(
    db,
    sql`
    select
      (case when due_on = ${neverDue} then due_on else greatest(${today}::date, least(due_on, ${until}::date)) end)::text
        as day,
      sum(cards)::int as cards, sum(fresh)::int as fresh, sum(mature)::int as mature
    from flashcard_counts where user_id = ${userId}
    group by 1`,
  );
