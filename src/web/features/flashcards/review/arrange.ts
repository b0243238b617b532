import type { Flashcard } from '#shared/contracts/flashcards.ts';
import { type ExamWeights, orderForExam } from '#shared/rules/exam-order.ts';
import type { StudyDay } from '#shared/rules/time/study-day.ts';
import { countKinds, noneToday, withinLimits } from '../daily-limits.ts';
import { cardsOf, type Due, type Reviewer, type ReviewSession, startSession } from '../review-session.ts';

/** A session as `startSession` makes it, in the order that the reviewer's exam asks for. */
export const startOrdered = (
  due: Due,
  day: StudyDay,
  { preferences, exam = null }: Reviewer,
): ReviewSession =>
  startSession(
    { ...due, cards: orderForExam(due.cards, exam, day, preferences.retention) },
    day,
    preferences,
  );

const compare = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);

/** As the server lists what is due. */
const byDue = (one: Flashcard, other: Flashcard) =>
  compare(one.schedule.dueOn, other.schedule.dueOn) ||
  compare(one.createdAt, other.createdAt) ||
  compare(one.id, other.id);

/**
 * Orders what is still to come by the exam, or as it is due; the session takes as many new cards and reviews as before,
 * and those that wait may change places with them. The card in front and those that come back after an answer stay.
 */
export function arrange(session: ReviewSession, exam: ExamWeights | null, retention: number): ReviewSession {
  const [front] = session.queue;
  const mayMove = (id: string) => id !== front && session.schedules[id] === undefined;
  const coming = session.queue.filter(mayMove);
  const cards = cardsOf(session, [...coming, ...session.waiting]).toSorted(byDue);
  const room = countKinds(cardsOf(session, coming));
  const limits = { newPerDay: room.newCards, reviewsPerDay: room.reviews };
  const portion = withinLimits(orderForExam(cards, exam, session.day, retention), limits, noneToday);
  const next = portion.queue.values();
  const queue = session.queue.map((id) => (mayMove(id) ? (next.next().value?.id ?? id) : id));
  const waiting = portion.waiting.map(({ id }) => id);
  const isSame = `${queue} ${waiting}` === `${session.queue} ${session.waiting}`;
  return isSame ? session : { ...session, queue, waiting };
}
