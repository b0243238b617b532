import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { Flashcard } from '#shared/contracts/flashcards.ts';
import type { CardGrade } from '#shared/rules/card-grades.ts';
import { type CardSchedule, gradeOn } from '#shared/rules/grade-card.ts';
import type { StudyDay } from '#shared/rules/time/study-day.ts';
import { today } from '#web/lib/today.ts';
import { outboxOf } from '../answer-outbox.ts';
import { add, countKinds } from '../daily-limits.ts';
import { fetchOrRecallDue, recallDue } from '../due-ahead.ts';
import type { Due, Reviewer } from '../review-session.ts';

/** The cards due now, as they are once what this browser has still to send is counted. */
export async function loadDueCards(
  client: QueryClient,
  { userId, preferences }: Reviewer,
  signal: AbortSignal,
): Promise<Due> {
  // Before the call: an answer that arrives meanwhile may not be known to what comes back.
  const unsent = await unsentAnswers(userId);
  return withUnsent(await fetchOrRecallDue(client, userId, signal), unsent, today(), preferences.retention);
}

/** As `loadDueCards`, as far as this device knows without asking; null when it knows of none. */
async function recallDueCards(client: QueryClient, { userId, preferences }: Reviewer): Promise<Due | null> {
  const unsent = await unsentAnswers(userId);
  const known = await recallDue(client, userId);
  const due = known && withUnsent(known, unsent, today(), preferences.retention);
  return due?.cards.length ? { ...due, cards: due.cards.filter(({ suspended }) => !suspended) } : null;
}

async function unsentAnswers(userId: string): Promise<UnsentAnswer[]> {
  const outbox = outboxOf(userId);
  await outbox.ready;
  const messages = outbox.list();
  const withdrawn = new Set(
    messages.filter(({ kind }) => kind === 'withdrawal').map(({ answerId }) => answerId),
  );
  return messages.flatMap((message) =>
    message.kind === 'answer' && !withdrawn.has(message.answerId)
      ? [{ cardId: message.cardId, grade: message.result, day: dayOf(message.answeredAt) }]
      : [],
  );
}

const dayOf = (instant: string) => today(new Date(instant));

/** Whenever the review is opened, never behind the student's back. */
const onceEachTime = { staleTime: 0, gcTime: 0, refetchOnWindowFocus: false, refetchOnReconnect: false };

export const dueCardsQuery = (reviewer: Reviewer) =>
  queryOptions({
    queryKey: ['flashcard-review', reviewer.userId],
    queryFn: ({ client, signal }) => loadDueCards(client, reviewer, signal),
    ...onceEachTime,
  });

/** What the device knows of it, for the review to begin with. */
export const recalledCardsQuery = (reviewer: Reviewer) =>
  queryOptions({
    queryKey: ['flashcard-review', 'recalled', reviewer.userId],
    queryFn: ({ client }) => recallDueCards(client, reviewer),
    ...onceEachTime,
  });

interface UnsentAnswer {
  cardId: string;
  grade: CardGrade;
  /** The student's day on which it was given. */
  day: StudyDay;
}

/** What is due on `today` once answers are counted that the server did not know of, oldest first. */
export function withUnsent(
  { cards, beyond, answeredToday }: Due,
  unsent: readonly UnsentAnswer[],
  today: StudyDay,
  retention: number,
): Due {
  const after = (card: Flashcard, answers: readonly UnsentAnswer[]) => {
    const grade = (before: CardSchedule, answer: UnsentAnswer) =>
      gradeOn(before, answer.grade, answer.day, retention).card;
    return {
      ...card,
      schedule: answers.filter(({ cardId }) => cardId === card.id).reduce(grade, card.schedule),
    };
  };
  const earlier = unsent.filter(({ day }) => day < today);
  const answered = new Set(unsent.filter(({ day }) => day >= today).map(({ cardId }) => cardId));
  return {
    cards: cards.map((card) => after(card, unsent)).filter(({ schedule }) => schedule.dueOn <= today),
    beyond,
    // Counted as what they were when the day began.
    answeredToday: add(
      answeredToday,
      countKinds(cards.filter(({ id }) => answered.has(id)).map((card) => after(card, earlier))),
    ),
  };
}

/** The first day after `today` on which cards come, and how many of them; null when none is planned. */
export function nextDue(
  cards: readonly Pick<Flashcard, 'schedule' | 'suspended'>[],
  today: StudyDay,
): { day: StudyDay; count: number } | null {
  const days = cards
    .filter(({ schedule, suspended }) => !suspended && schedule.dueOn > today)
    .map(({ schedule }) => schedule.dueOn);
  const [first] = [...days].sort();
  return first === undefined ? null : { day: first, count: days.filter((day) => day === first).length };
}
