import type { Flashcard } from '#shared/contracts/flashcards.ts';
import type { StudyDay } from '#shared/rules/time/study-day.ts';
import { comingWords } from '../card-labels.ts';

type Scheduled = Pick<Flashcard, 'suspended'> & { schedule: Pick<Flashcard['schedule'], 'dueOn'> };

export const isDue = ({ suspended, schedule }: Scheduled, today: StudyDay): boolean =>
  !suspended && schedule.dueOn <= today;

/** When a card comes back: 'Para hoje' (also when that day has passed), 'em 3 dias', 'Suspenso'. */
export function dueWords(card: Scheduled, today: StudyDay): string {
  if (card.suspended) return 'Suspenso';
  return isDue(card, today) ? 'Para hoje' : comingWords(card.schedule.dueOn, today);
}
