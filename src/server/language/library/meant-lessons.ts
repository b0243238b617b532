import { stemsOf } from '#server/language/tutor/content-words.ts';
import { askedIn } from '#server/language/tutor/matching/asked-words.ts';
import { readQuotables } from '#server/language/tutor/quote/read-quotables.ts';
import { hasAny, vocabularyOf, weigh } from '#server/language/tutor/quote/weigh.ts';
import type { Passage } from '#server/language/tutor/tutor.ts';
import { type FoundLesson, passagesOfLesson } from './passages.ts';

/** A lesson with what can be quoted of it. */
interface QuotedLesson {
  found: FoundLesson;
  passages: readonly Passage[];
}

/** Whether one sentence of a lesson, with the lesson's title, names all that is asked about. */
function saysAll({ found, passages }: QuotedLesson, question: string): boolean {
  const quotables = readQuotables(passages);
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
): QuotedLesson[] =>
  lessons
    .map((found) => ({ found, passages: passagesOfLesson(found) }))
    .filter((lesson) => !subject || lesson.found.subject === subject || saysAll(lesson, question));
