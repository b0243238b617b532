import { getReviewPreferences, todayOf } from '#server/features/accounts/service.ts';
import type { SignedIn } from '#server/platform/auth/tokens.ts';
import type { Parts } from '#server/platform/parts.ts';
import type { StudyDay } from '#shared/rules/study-day.ts';
import { countAnsweredCards, findAnswerTime } from './answer-queries.ts';
import { countAll, listDueOf } from './count-queries.ts';

interface DueLoad {
  total: number;
  due: number;
  /** Of the due cards, as many as the day's limits still take. */
  today: number;
  /** What the student takes for a card: the median of the latest 200 answers. */
  seconds: number;
}

/**
 * Before a student's own answers say more. What a review takes in the simulator of FSRS, from the medians of Anki's
 * users: 23.0 s forgotten, else 11.68, 7.33 or 5.6 s, at a retention of 90 % 9.6 s
 * (https://github.com/open-spaced-repetition/fsrs-rs, `SimulatorConfig`).
 */
const usualSeconds = 10;

/** How many cards wait on the student's day, and what they take. */
export async function getDueLoad(parts: Parts, student: SignedIn): Promise<DueLoad> {
  const { db } = parts;
  const { userId } = student;
  const day = todayOf(parts, student);
  const [{ total, due, dueFresh }, answered, { newPerDay, reviewsPerDay }, [time]] = await Promise.all([
    countAll(db, userId, day),
    countAnsweredCards(db, userId, day),
    getReviewPreferences(parts, userId),
    findAnswerTime(db, { userId }),
  ]);
  const within = (cards: number, limit: number, taken: number) => Math.min(cards, Math.max(0, limit - taken));
  return {
    total,
    due,
    today:
      within(dueFresh, newPerDay, answered.newCards) +
      within(due - dueFresh, reviewsPerDay, answered.reviews),
    seconds: time?.seconds ?? usualSeconds,
  };
}

/** How many cards wait for each student on their day; those with none are left out. */
export async function countDueOf(
  { db }: Pick<Parts, 'db'>,
  students: readonly { userId: string; day: StudyDay }[],
): Promise<Map<string, number>> {
  const rows = await listDueOf(db, students);
  return new Map(rows.filter(({ due }) => due > 0).map(({ userId, due }) => [userId, due]));
}
