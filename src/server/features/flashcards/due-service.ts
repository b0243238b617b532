import { getReviewPreferences, todayOf } from '#server/features/accounts/service.ts';
import type { SignedIn } from '#server/platform/auth/tokens.ts';
import type { Services } from '#server/platform/services.ts';
import type { StudyDay } from '#shared/rules/time/study-day.ts';
import { countAnsweredCards, findCardTimes } from './answer-queries.ts';
import { countAll, listDueOf } from './count-queries.ts';

/** Of cards seen before, and of new ones. */
interface OfBoth {
  reviews: number;
  fresh: number;
}

interface DueLoad {
  total: number;
  due: number;
  /** Whether one of the cards was ever answered. */
  isReviewed: boolean;
  /** The next day after the student's on which cards come due. */
  nextDueOn: StudyDay | null;
  /** Of the due cards, as many as the day's limits still take. */
  today: OfBoth;
  /** What the student takes for a card on its day: the medians of their own latest answers. */
  seconds: OfBoth;
}

/**
 * Before a student's own answers say more. What the simulator of FSRS takes from the medians of Anki's users: a review
 * 23.0 s forgotten, else 11.68, 7.33 or 5.6 s, at a retention of 90 % 9.6 s; a new card 33.79, 24.3, 13.68 or 6.5 s, by
 * how often each grade is the first one 18.3 s (https://github.com/open-spaced-repetition/fsrs-rs, `SimulatorConfig`).
 */
const usualSeconds: OfBoth = { reviews: 10, fresh: 18 };

/** How many cards wait on the student's day, and what they take. */
export async function getDueLoad(services: Services, student: SignedIn): Promise<DueLoad> {
  const { db } = services;
  const { userId } = student;
  const day = todayOf(services, student);
  const [{ total, due, dueFresh, fresh, nextDueOn }, answered, { newPerDay, reviewsPerDay }, [time]] =
    await Promise.all([
      countAll(db, userId, day),
      countAnsweredCards(db, userId, day),
      getReviewPreferences(services, userId),
      findCardTimes(db, { userId }),
    ]);
  const within = (cards: number, limit: number, taken: number) => Math.min(cards, Math.max(0, limit - taken));
  return {
    total,
    due,
    isReviewed: fresh < total,
    nextDueOn,
    today: {
      reviews: within(due - dueFresh, reviewsPerDay, answered.reviews),
      fresh: within(dueFresh, newPerDay, answered.newCards),
    },
    seconds: {
      reviews: time?.reviews ?? usualSeconds.reviews,
      fresh: time?.fresh ?? usualSeconds.fresh,
    },
  };
}

/** How many cards wait for each student on their day; those with none are left out. */
export async function countDueOf(
  { db }: Pick<Services, 'db'>,
  students: readonly { userId: string; day: StudyDay }[],
): Promise<Map<string, number>> {
  const rows = await listDueOf(db, students);
  return new Map(rows.filter(({ due }) => due > 0).map(({ userId, due }) => [userId, due]));
}
