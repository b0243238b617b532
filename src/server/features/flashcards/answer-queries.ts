import { and, asc, eq, gt, inArray, or, type SQL, sql } from 'drizzle-orm';
import { type Db, inTransaction, preparedSql } from '#server/platform/database/database.ts';
import type { AnsweredToday } from '#shared/contracts/flashcards.ts';
import type { CardSchedule } from '#shared/rules/grade-card.ts';
import type { StudyDay } from '#shared/rules/time/study-day.ts';
import type { CardCounts } from './card-counts.ts';
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

const summed = sql`
  on conflict (user_id, day, quarter) do update set
    answers = sums.answers + excluded.answers, firsts = sums.firsts + excluded.firsts,
    reviews = sums.reviews + excluded.reviews, remembered = sums.remembered + excluded.remembered,
    time_spent = sums.time_spent + excluded.time_spent`;

/** Counts answers no longer in the sums of their quarters of an hour. */
async function leaveSums(tx: Db, userId: string, which: SQL): Promise<void> {
  await tx.execute(sql`
    insert into flashcard_answer_sums as sums
    select user_id, day, date_bin('15 minutes', answered_at, timestamptz 'epoch'), -count(*),
      -count(*) filter (where kind = 'review' and not reviewed), -count(*) filter (where reviewed),
      -count(*) filter (where reviewed and grade <> 'incorrect'), -sum(time_spent)
    from flashcard_answers where user_id = ${userId} and ${which}
    group by 1, 2, 3
    ${summed}`);
}

/** A card's schedule after the answer, and how the counts of days move: a card leaves one and comes to another. */
interface Moved {
  revision: number;
  next: CardSchedule;
  left: (CardCounts & { day: StudyDay }) | null;
  come: (CardCounts & { day: StudyDay }) | null;
}

const given = sql.placeholder;

type Values = Record<string, unknown>;

const gradeCard = preparedSql<Values, { done: number }>(
  'grade_card',
  sql`
  with held as (
    update flashcard_totals set revision = revision + 1 where user_id = ${given('userId')}
    returning user_id
  ),
  graded as (
    update flashcards set
      stability = ${given('stability')}, fsrs_difficulty = ${given('fsrsDifficulty')}, reps = ${given('reps')},
      lapses = ${given('lapses')}, due_on = ${given('dueOn')}, last_on = ${given('lastOn')},
      interval_days = ${given('interval')}, ease_factor = ${given('easeFactor')},
      consecutive_correct = ${given('consecutiveCorrect')}, relearning_on = ${given('relearningOn')},
      revision = revision + 1
    where user_id = ${given('userId')} and id = ${given('cardId')} and revision = ${given('revision')}
      and exists (select 1 from held)
    returning id
  ),
  left_day as (
    update flashcard_counts set
      cards = cards + ${given('leftCards')}, fresh = fresh + ${given('leftFresh')}, mature = mature + ${given('leftMature')}
    where user_id = ${given('userId')} and due_on = ${given('leftOn')} and exists (select 1 from graded)
  )
  select 1 as done from graded`,
);

const keepAnswer = preparedSql<Values, never>(
  'insert_answer',
  sql`
  insert into flashcard_answers
    (user_id, id, card_id, grade, kind, answered_at, day, retention, time_spent, number, before)
  values (${given('userId')}, ${given('id')}, ${given('cardId')}, ${given('grade')}, ${given('kind')},
    ${given('answeredAt')}, ${given('day')}, ${given('retention')}, ${given('timeSpent')}, ${given('number')},
    ${given('before')})`,
);

const sumAnswer = preparedSql<Values, never>(
  'sum_answer',
  sql`
  insert into flashcard_answer_sums as sums
  select user_id, day, date_bin('15 minutes', answered_at, timestamptz 'epoch'), 1,
    (kind = 'review' and not reviewed)::int, reviewed::int, (reviewed and grade <> 'incorrect')::int, time_spent
  from flashcard_answers where user_id = ${given('userId')} and id = ${given('id')}
  ${summed}`,
);

const comeToDay = preparedSql<Values, never>(
  'come_to_day',
  sql`
  insert into flashcard_counts as counts (user_id, due_on, cards, fresh, mature)
  values (${given('userId')}, ${given('day')}, ${given('cards')}, ${given('fresh')}, ${given('mature')})
  on conflict (user_id, due_on) do update set
    cards = counts.cards + excluded.cards, fresh = counts.fresh + excluded.fresh,
    mature = counts.mature + excluded.mature`,
);

/**
 * Keeps an answer with all that it moves: false, and nothing is kept, when the card is no longer as it was at
 * `revision`. An insert within a statement would be every machine's of a cluster; these are one machine's, and sent
 * without waiting for each other.
 */
export const insertAnswer = (
  db: Db,
  answer: AnswerRow,
  { revision, next, left, come }: Moved,
): Promise<boolean> =>
  inTransaction(db, async (tx) => {
    const { userId, id } = answer;
    const [graded] = await gradeCard(tx, {
      ...next,
      userId,
      cardId: answer.cardId,
      revision,
      leftOn: left?.day ?? null,
      leftCards: left?.cards ?? 0,
      leftFresh: left?.fresh ?? 0,
      leftMature: left?.mature ?? 0,
    });
    if (!graded) return false;
    await Promise.all([
      keepAnswer(tx, { ...answer, before: JSON.stringify(answer.before) }),
      sumAnswer(tx, { userId, id }),
      come && comeToDay(tx, { userId, ...come }),
    ]);
    return true;
  });

/** Their cards are held. */
export async function deleteAnswers(tx: Db, userId: string, ids: string[]): Promise<void> {
  await leaveSums(tx, userId, inArray(flashcardAnswers.id, ids));
  await tx
    .delete(flashcardAnswers)
    .where(and(eq(flashcardAnswers.userId, userId), inArray(flashcardAnswers.id, ids)));
}

/** The answers to cards that are about to go leave the sums. */
export const forgetAnswersTo = (tx: Db, userId: string, cardIds: string[]): Promise<void> =>
  leaveSums(tx, userId, inArray(flashcardAnswers.cardId, cardIds));

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
