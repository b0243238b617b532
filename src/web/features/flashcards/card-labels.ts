import type { Flashcard } from '#shared/contracts/flashcards.ts';
import { hasCloze, splitClozes } from '#shared/markdown/split-clozes.ts';
import { type CardGrade, grades } from '#shared/rules/card-grades.ts';
import { fold } from '#shared/rules/text/fold.ts';
import { countOf, formatDay, formatMinutes, shortDay } from '#shared/rules/text/format.ts';
import { daysBetween, type StudyDay } from '#shared/rules/time/study-day.ts';
import { plainText } from '#web/ui/rich-text/plain-text.ts';
import type { ReviewAnswer } from './review-session.ts';

export const gradeNames: Record<CardGrade, string> = {
  incorrect: 'Incorreto',
  hard: 'Difícil',
  correct: 'Correto',
};

/** The grade that a number key gives; undefined for any other key. */
export const gradeOfKey = (key: string): CardGrade | undefined => grades[['1', '2', '3'].indexOf(key)];

/** `45s`, `2min 5s`, from an hour on `1h 12min`. */
export function formatSeconds(seconds: number): string {
  if (seconds < 60) return `${seconds}s`;
  if (seconds < 3600) return `${Math.floor(seconds / 60)}min ${seconds % 60}s`;
  return formatMinutes(Math.floor(seconds / 60));
}

/** When something comes, seen from `today`: `amanhã`, `em 3 dias`, from a month on `em 14/03`, from a year on `em 14/03/2027`. */
export function comingWords(day: StudyDay, today: StudyDay): string {
  const days = daysBetween(today, day);
  if (days <= 0) return 'hoje';
  if (days === 1) return 'amanhã';
  if (days < 30) return `em ${countOf(days, 'dia', 'dias')}`;
  return `em ${days < 365 ? shortDay(day) : formatDay(day)}`;
}

/** What follows an answer: when its card comes back. */
export function feedbackWords(
  { grade }: Pick<ReviewAnswer, 'grade'>,
  dueOn: StudyDay,
  today: StudyDay,
): string {
  return grade === 'incorrect'
    ? 'Este flashcard volta ainda nesta revisão.'
    : `Este flashcard volta ${comingWords(dueOn, today)}.`;
}

export interface Sides {
  question: string;
  answer: string;
}

/** Whether the back of a card has more to say than its question with the clozes filled in. */
export function hasOwnAnswer({ question, answer }: Sides): boolean {
  if (!hasCloze(question)) return true;
  const said = fold(plainText(answer));
  const filled = splitClozes(question).flatMap((part) => (typeof part === 'string' ? [] : [part.answer]));
  const repeated = [question, ...filled, ...[', ', '; ', ' ', ' e '].map((by) => filled.join(by))];
  return !repeated.some((text) => fold(plainText(text)) === said);
}

const titles = new WeakMap<object, string>();

/** What names a card where many stand: its question with the clozes covered; without one, its answer likewise. */
export function cardTitle(card: Pick<Flashcard, 'question' | 'answer'>): string {
  const known = titles.get(card);
  if (known !== undefined) return known;
  const title = plainText(card.question, 'hidden') || plainText(card.answer, 'hidden');
  titles.set(card, title);
  return title;
}
