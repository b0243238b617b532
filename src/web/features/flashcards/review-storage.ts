import { z } from 'zod';
import { flashcardSchema } from '#shared/contracts/flashcards.ts';
import { grades } from '#shared/rules/grade-card.ts';
import type { StudyDay } from '#shared/rules/study-day.ts';
import { storage } from '#web/lib/storage.ts';
import { type AnsweredToday, noneToday } from './daily-limits.ts';
import { isFinished, type ReviewSession } from './review-session.ts';

const schedule = flashcardSchema.shape.schedule;
const ids = z.array(z.string());
const count = z.int().min(0);
const answeredToday = z.object({ newCards: count, reviews: count });

const progressSchema = z.object({
  queue: ids,
  waiting: ids,
  beyond: count,
  dropped: ids,
  total: count,
  isAnswered: z.boolean(),
  schedules: z.record(z.string(), schedule),
  answers: z.array(
    z.object({
      id: z.string(),
      cardId: z.string(),
      grade: z.enum(grades),
      kind: z.enum(['review', 'relearn']),
      timeSpent: count,
      answeredAt: z.string(),
      before: schedule,
    }),
  ),
  counts: z.record(z.enum(grades), count),
  seconds: count,
});

const storedSchema = z.object({
  day: z.string(),
  answeredToday,
  /** Null once the session was finished and left. */
  progress: progressSchema.nullable(),
});

const cardsSchema = z.record(z.string(), flashcardSchema);

const progressKey = (userId: string) => `flashcardReview.${userId}`;
// Apart from the progress, which is written at every answer and has to stay small.
const cardsKey = (userId: string) => `flashcardReviewCards.${userId}`;

function read<S extends z.ZodType>(key: string, schema: S): z.output<S> | null {
  try {
    return schema.parse(JSON.parse(storage.get(key) ?? 'null'));
  } catch {
    return null;
  }
}

/** What this browser keeps of the student's review on `day`. A card whose feedback was on the screen is done with. */
export function readReview(
  userId: string,
  day: StudyDay,
): { answeredToday: AnsweredToday; session: ReviewSession | null } {
  const stored = read(progressKey(userId), storedSchema);
  if (stored?.day !== day) return { answeredToday: noneToday, session: null };
  const { answeredToday, progress } = stored;
  const cards = progress && read(cardsKey(userId), cardsSchema);
  const isWhole = cards && [...progress.queue, ...progress.waiting].every((id) => Object.hasOwn(cards, id));
  if (!isWhole) return { answeredToday, session: null };
  const { isAnswered, ...rest } = progress;
  const session: ReviewSession = {
    ...rest,
    day,
    phase: isAnswered ? 'feedback' : 'question',
    face: isAnswered ? 'back' : 'front',
    turn: 0,
    cards,
    answeredToday,
  };
  return { answeredToday, session };
}

/** Keeps where the session stands, without its cards. */
export function keepProgress(userId: string, session: ReviewSession): void {
  const { day, answeredToday, phase, face, turn, cards, ...rest } = session;
  const progress = { ...rest, isAnswered: phase === 'feedback' };
  storage.set(progressKey(userId), JSON.stringify({ day, answeredToday, progress }));
}

/** Keeps the cards of a session; too many for the browser are not kept, and the session then not resumed. */
export function keepCards(userId: string, { cards }: ReviewSession): void {
  storage.remove(cardsKey(userId));
  storage.set(cardsKey(userId), JSON.stringify(cards));
}

/** Lets go of a session that is finished; what was answered today stays counted. */
export function leaveReview(userId: string, session: ReviewSession): void {
  if (!isFinished(session)) return;
  const { day, answeredToday } = session;
  storage.set(progressKey(userId), JSON.stringify({ day, answeredToday, progress: null }));
  storage.remove(cardsKey(userId));
}
