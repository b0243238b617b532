import type { Services } from '#server/platform/services.ts';
import type { StudyDay } from '#shared/rules/time/study-day.ts';
import { listFiled } from './filed-queries.ts';

/** The student's flashcards of a subject and deck, without suspended ones. */
export interface FiledCards {
  subject: string;
  deck: string;
  cards: number;
  /** How many of them were ever answered. */
  answered: number;
  /** Mean chance of remembering one of those on the day asked for, 0 to 1, if none is reviewed until then. */
  recall: number;
}

/** Where the student's cards are filed, and how well each pair of subject and deck is known on `day`. */
export const filedCards = (
  { db }: Pick<Services, 'db'>,
  userId: string,
  day: StudyDay,
): Promise<FiledCards[]> => listFiled(db, userId, day);
