import type { Flashcard } from '#shared/contracts/flashcards.ts';
import { type CardGrade, gradeOn } from '#shared/rules/grade-card.ts';
import type { StudyDay } from '#shared/rules/study-day.ts';

interface UnsentAnswer {
  cardId: string;
  grade: CardGrade;
  /** The student's day on which it was given. */
  day: StudyDay;
}

/** The cards that are due on `today` once answers are counted that the server did not know of, oldest first. */
export function stillDue(
  cards: readonly Flashcard[],
  unsent: readonly UnsentAnswer[],
  today: StudyDay,
  retention: number,
): Flashcard[] {
  return cards
    .map((card) => {
      const schedule = unsent
        .filter(({ cardId }) => cardId === card.id)
        .reduce((before, { grade, day }) => gradeOn(before, grade, day, retention).card, card.schedule);
      return { ...card, schedule };
    })
    .filter(({ schedule }) => schedule.dueOn <= today);
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
