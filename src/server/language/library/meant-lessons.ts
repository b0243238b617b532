import { askedIn } from '#server/language/tutor/matching/asked-words.ts';
import { readQuotables } from '#server/language/tutor/quote/read-quotables.ts';
import { nearby, presence, vocabularyOf, weigh } from '#server/language/tutor/quote/weigh.ts';
import { type FoundLesson, passagesOfLesson } from './passages.ts';

/** Whether one sentence of a lesson, with what it stands under, speaks of all that is asked about. */
function saysAll(lesson: FoundLesson, question: string): boolean {
  const quotables = readQuotables(passagesOfLesson(lesson));
  const asked = askedIn(question).filter(({ role }) => role !== 'verb');
  const weighed = weigh(asked, quotables, vocabularyOf(quotables));
  return quotables.some((quotable) => weighed.every(({ matches }) => presence(quotable, matches) > nearby));
}

/**
 * Of the lessons found for a question, those that it can mean. `subject` is the one that the catalogue knows the question
 * of, where it knows one: a lesson of another subject shares a word with it by chance ("integral por partes", "risco
 * integral") unless one of its sentences speaks of all that is asked.
 */
export const meantLessons = (
  lessons: readonly FoundLesson[],
  question: string,
  subject: string | undefined,
): FoundLesson[] =>
  lessons.filter((lesson) => !subject || lesson.subject === subject || saysAll(lesson, question));
