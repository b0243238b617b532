import type { Flashcard } from '#shared/contracts/flashcards.ts';
import { type CardGrade, type CardSchedule, gradeOn } from '#shared/rules/grade-card.ts';
import type { StudyDay } from '#shared/rules/time/study-day.ts';
import { add, countKinds } from '../daily-limits.ts';
import type { Due } from '../review-session.ts';

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
