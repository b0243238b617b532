import { stemsOf } from '#server/language/tutor/content-words.ts';
import { askedIn } from '#server/language/tutor/matching/asked-words.ts';
import { readQuotables } from '#server/language/tutor/quote/read-quotables.ts';
import { hasAny, vocabularyOf, weigh } from '#server/language/tutor/quote/weigh.ts';
import { type FoundLesson, passagesOfLesson } from './passages.ts';

/** Whether one sentence of a lesson, with the lesson's title, names all that is asked about. */
function saysAll(found: FoundLesson, question: string): boolean {
  const quotables = readQuotables(passagesOfLesson(found));
  const asked = askedIn(question).filter(({ role }) => role !== 'verb');
  const weighed = weigh(asked, quotables, vocabularyOf(quotables));
  const title = stemsOf(found.lesson.topic);
  return quotables.some(({ stems, inherited }) =>
    weighed.every((word) => [stems, inherited, title].some((named) => hasAny(named, word))),
  );
}

/**
 * Of the lessons found for a question, those that it can mean. `subject` is the one that the catalogue knows the question
 * of, where it knows one: a lesson of another subject shares a word with it by chance ("integral por partes", "risco
 * integral") unless one of its sentences names all that is asked.
 */
export const meantLessons = (
  lessons: readonly FoundLesson[],
  question: string,
  subject: string | undefined,
): FoundLesson[] =>
  lessons.filter((lesson) => !subject || lesson.subject === subject || saysAll(lesson, question));
