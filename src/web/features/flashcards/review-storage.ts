import { z } from 'zod';
import { flashcardSchema } from '#shared/contracts/flashcards.ts';
import { grades } from '#shared/rules/grade-card.ts';
import type { StudyDay } from '#shared/rules/study-day.ts';
import { storage } from '#web/lib/storage.ts';
import { isFinished, type ReviewSession } from './review-session.ts';

const schedule = flashcardSchema.shape.schedule;
const ids = z.array(z.string());
const count = z.int().min(0);

const progressSchema = z.object({
  day: z.string(),
  queue: ids,
  waiting: ids,
  beyond: count,
  extra: z.object({ newCards: count, reviews: count }),
  dropped: ids,
  total: count,
  isAnswered: z.boolean(),
  schedules: z.record(z.string(), schedule),
  answers: z.array(
    z.object({
      id: z.string(),
      cardId: z.string(),
      grade: z.enum(grades),
      timeSpent: count,
      answeredAt: z.string(),
      before: schedule,
    }),
  ),
  counts: z.record(z.enum(grades), count),
  seconds: count,
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

/** The session of `day` that this browser keeps. A card whose feedback was on the screen is done with. */
export function readReview(userId: string, day: StudyDay): ReviewSession | null {
  const progress = read(progressKey(userId), progressSchema);
  if (progress?.day !== day) return null;
  const cards = read(cardsKey(userId), cardsSchema);
  const { isAnswered, ...rest } = progress;
  if (!cards || ![...rest.queue, ...rest.waiting].every((id) => Object.hasOwn(cards, id))) return null;
  return {
    ...rest,
    phase: isAnswered ? 'feedback' : 'question',
    face: isAnswered ? 'back' : 'front',
    turn: 0,
    cards,
  };
}

/** Keeps where the session stands, without its cards. */
export function keepProgress(userId: string, session: ReviewSession): void {
  const { phase, face, turn, cards, ...rest } = session;
  storage.set(progressKey(userId), JSON.stringify({ ...rest, isAnswered: phase === 'feedback' }));
}

/** Keeps the cards of a session; too many for the browser are not kept, and the session then not resumed. */
export function keepCards(userId: string, { cards }: ReviewSession): void {
  storage.remove(cardsKey(userId));
  storage.set(cardsKey(userId), JSON.stringify(cards));
}

/** Lets go of a session that is finished. */
export function leaveReview(userId: string, session: ReviewSession): void {
  if (!isFinished(session)) return;
  storage.remove(progressKey(userId));
  storage.remove(cardsKey(userId));
}
