import { and, asc, desc, eq, gt, inArray, or, type SQL, sql } from 'drizzle-orm';
import { type Db, preparedSql } from '#server/platform/database/database.ts';
import type { AnsweredToday } from '#shared/contracts/flashcards.ts';
import type { StudyDay } from '#shared/rules/time/study-day.ts';
import { flashcardAnswers } from './tables.ts';

export type AnswerRow = typeof flashcardAnswers.$inferSelect;

export async function findAnswer(tx: Db, userId: string, id: string): Promise<AnswerRow | undefined> {
  const [answer] = await tx
    .select()
    .from(flashcardAnswers)
    .where(and(eq(flashcardAnswers.userId, userId), eq(flashcardAnswers.id, id)));
  return answer;
}

const ofCard = (userId: string, cardId: string) =>
  and(eq(flashcardAnswers.userId, userId), eq(flashcardAnswers.cardId, cardId));

/** Where a card's latest answer stands among its answers; undefined before the first. */
export async function findLatestAnswer(
  tx: Db,
  userId: string,
  cardId: string,
): Promise<Pick<AnswerRow, 'id' | 'answeredAt' | 'number'> | undefined> {
  const { id, answeredAt, number } = flashcardAnswers;
  const [answer] = await tx
    .select({ id, answeredAt, number })
    .from(flashcardAnswers)
    .where(ofCard(userId, cardId))
    .orderBy(desc(number))
    .limit(1);
  return answer;
}

/** The answers to a card that were given after one, oldest first. */
export const listLaterAnswers = (
  tx: Db,
  userId: string,
  cardId: string,
  { id, answeredAt }: Pick<AnswerRow, 'id' | 'answeredAt'>,
): Promise<AnswerRow[]> =>
  tx
    .select()
    .from(flashcardAnswers)
    .where(
      and(
        ofCard(userId, cardId),
        or(
          gt(flashcardAnswers.answeredAt, answeredAt),
          and(eq(flashcardAnswers.answeredAt, answeredAt), gt(flashcardAnswers.id, id)),
        ),
      ),
    )
    .orderBy(asc(flashcardAnswers.number));

/** Locked in their order: who takes answers out and puts others in would otherwise wait for one who does the same. */
export async function lockSums(tx: Db, userId: string, from: StudyDay): Promise<void> {
  await tx.execute(sql`
    select 1 from flashcard_answer_sums where user_id = ${userId} and day >= ${from}::date
    order by day, quarter for update`);
}

/** Counts answers in the sums of their quarters of an hour, or no longer; in order, as with the counts. */
async function moveSums(tx: Db, userId: string, sign: 1 | -1, which: SQL): Promise<void> {
  await tx.execute(sql`
    insert into flashcard_answer_sums as kept
    select user_id, day, date_bin('15 minutes', answered_at, timestamptz 'epoch'),
      ${sign}::int * count(*),
      ${sign}::int * count(*) filter (where kind = 'review' and not reviewed),
      ${sign}::int * count(*) filter (where reviewed),
      ${sign}::int * count(*) filter (where reviewed and grade <> 'incorrect'),
      ${sign}::int * sum(time_spent)
    from flashcard_answers where user_id = ${userId} and ${which}
    group by 1, 2, 3 order by 2, 3
    on conflict (user_id, day, quarter) do update set
      answers = kept.answers + excluded.answers, firsts = kept.firsts + excluded.firsts,
      reviews = kept.reviews + excluded.reviews, remembered = kept.remembered + excluded.remembered,
      time_spent = kept.time_spent + excluded.time_spent`);
}

export async function insertAnswer(tx: Db, answer: typeof flashcardAnswers.$inferInsert): Promise<void> {
  await tx.insert(flashcardAnswers).values(answer);
  await moveSums(tx, answer.userId, 1, eq(flashcardAnswers.id, answer.id));
}

export async function deleteAnswers(tx: Db, userId: string, ids: string[]): Promise<void> {
  if (ids.length === 0) return;
  await moveSums(tx, userId, -1, inArray(flashcardAnswers.id, ids));
  await tx
    .delete(flashcardAnswers)
    .where(and(eq(flashcardAnswers.userId, userId), inArray(flashcardAnswers.id, ids)));
}

/** The answers to cards that are about to go, which have to be locked, leave the sums. */
export const forgetAnswersTo = (tx: Db, userId: string, cardIds: string[]): Promise<void> =>
  moveSums(tx, userId, -1, inArray(flashcardAnswers.cardId, cardIds));

/** Newest first. */
export const listAnswers = (db: Db, userId: string, cardId: string): Promise<AnswerRow[]> =>
  db
    .select()
    .from(flashcardAnswers)
    .where(ofCard(userId, cardId))
    .orderBy(desc(flashcardAnswers.number))
    .limit(500);

const findAnswered = preparedSql<{ userId: string; day: StudyDay }, AnsweredToday>(
  'count_answered_cards',
  sql`
  select (count(*) filter (where is_new))::int as "newCards", (count(*) filter (where not is_new))::int as reviews
  from (
    select bool_or(not reviewed) as is_new from flashcard_answers
    where user_id = ${sql.placeholder('userId')} and day = ${sql.placeholder('day')}::date and kind = 'review'
    group by card_id
  ) card`,
);

/** Cards answered on a day, each by the first answer it got: relearning takes no room of the day's limits. */
export async function countAnsweredCards(db: Db, userId: string, day: StudyDay): Promise<AnsweredToday> {
  const [answered] = await findAnswered(db, { userId, day });
  return answered ?? { newCards: 0, reviews: 0 };
}

/** How many of the latest answers say what a card takes. */
const timedAnswers = 1000;

/**
 * The medians of the seconds that a card took on a day, all its answers together: of cards seen for the first time
 * and of the others, in the latest 1,000 timed answers; null before the first.
 */
export const findCardTimes = preparedSql<
  { userId: string },
  { fresh: number | null; reviews: number | null }
>(
  'find_card_times',
  sql`
  select percentile_cont(0.5) within group (order by seconds) filter (where is_new) as fresh,
    percentile_cont(0.5) within group (order by seconds) filter (where not is_new) as reviews
  from (
    select sum(time_spent) as seconds, bool_or(kind = 'review' and not reviewed) as is_new
    from (
      select card_id, day, kind, reviewed, time_spent from flashcard_answers
      where user_id = ${sql.placeholder('userId')} and time_spent > 0
      order by day desc
      limit ${sql.raw(String(timedAnswers))}
    ) latest
    group by card_id, day
  ) card`,
);
