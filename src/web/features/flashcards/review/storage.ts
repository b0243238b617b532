import type { StudyDay } from '#shared/rules/time/study-day.ts';
import { storage } from '#web/lib/storage.ts';
import { contractsVersion } from '#web/sync/contracts-version.ts';
import { isFinished, type ReviewSession } from '../review-session.ts';

/** A session of another shape is not resumed: the number is raised with every change of `ReviewSession`. */
const shape = `${contractsVersion} 1`;

interface Progress extends Omit<ReviewSession, 'phase' | 'face' | 'turn' | 'cards'> {
  shape: string;
  isAnswered: boolean;
}

const progressKey = (userId: string) => `flashcardReview.${userId}`;
// Apart from the progress, which is written at every answer and has to stay small.
const cardsKey = (userId: string) => `flashcardReviewCards.${userId}`;

function read<T>(key: string): T | null {
  try {
    return JSON.parse(storage.get(key) ?? 'null');
  } catch {
    return null;
  }
}

/** The session of `day` that this browser keeps. A card whose feedback was on the screen is done with. */
export function readReview(userId: string, day: StudyDay): ReviewSession | null {
  const progress = read<Progress>(progressKey(userId));
  if (progress?.shape !== shape || progress.day !== day) return null;
  const cards = read<ReviewSession['cards']>(cardsKey(userId));
  const { shape: _shape, isAnswered, ...rest } = progress;
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
  const progress: Progress = { ...rest, shape, isAnswered: phase === 'feedback' };
  storage.set(progressKey(userId), JSON.stringify(progress));
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
