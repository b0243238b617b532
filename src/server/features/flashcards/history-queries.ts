import { sql } from 'drizzle-orm';
import { type Db, preparedSql } from '#server/platform/database/database.ts';
import type { AnswerRow } from './answer-queries.ts';
import type { CardRow } from './queries.ts';

/** What a card's history says of an answer. */
export type PastAnswer = Pick<AnswerRow, 'id' | 'answeredAt' | 'grade' | 'timeSpent' | 'kind' | 'number'>;

/** A card with its latest answers, the newest first. */
export interface CardHistory {
  card: CardRow;
  history: PastAnswer[];
}

interface Asked {
  userId: string;
  cardId: string;
  /** An answer that may be known, whichever card it is to; null for none. */
  answerId: string | null;
  [key: string]: unknown;
}

/** JSON writes instants as texts. */
type Written<Row> = { [Key in keyof Row]: Row[Key] extends Date ? string : Row[Key] };

interface HistoryRow {
  card: Written<CardRow>;
  history: Written<PastAnswer>[];
  known: AnswerRow['kind'] | null;
}

/** Most answers that a history shows. */
export const historyLength = 500;

/** One value each for the card and its history: drivers read them faster than many columns and rows. */
const readHistory = preparedSql<Asked, HistoryRow>(
  'find_card_history',
  sql`
  select row_to_json(card) as card,
    (
      select coalesce(json_agg(past), '[]')
      from (
        select id, answered_at as "answeredAt", grade, time_spent as "timeSpent", kind, number
        from flashcard_answers
        where user_id = ${sql.placeholder('userId')} and card_id = ${sql.placeholder('cardId')}
        order by number desc
        limit ${sql.raw(String(historyLength))}
      ) past
    ) as history,
    (
      select kind from flashcard_answers
      where user_id = ${sql.placeholder('userId')} and id = ${sql.placeholder('answerId')}::uuid
    ) as known
  from (
    select user_id as "userId", id, question, answer, subject, deck, tags, difficulty, source, suspended, stability,
      fsrs_difficulty as "fsrsDifficulty", reps, lapses, due_on as "dueOn", last_on as "lastOn",
      interval_days as "interval", ease_factor as "easeFactor", consecutive_correct as "consecutiveCorrect",
      relearning_on as "relearningOn", created_at as "createdAt", revision
    from flashcards where user_id = ${sql.placeholder('userId')} and id = ${sql.placeholder('cardId')}
  ) card`,
);

/** A card as it stands, and of which kind the answer is that was asked for; `known` is null when nobody knows it. */
export async function findCardHistory(
  db: Db,
  asked: Asked,
): Promise<(CardHistory & Pick<HistoryRow, 'known'>) | undefined> {
  const [row] = await readHistory(db, asked);
  if (!row) return undefined;
  const { card, history, known } = row;
  return {
    card: { ...card, createdAt: new Date(card.createdAt) },
    history: history.map((answer) => ({ ...answer, answeredAt: new Date(answer.answeredAt) })),
    known,
  };
}
