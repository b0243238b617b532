import { readLesson } from '#server/content/library.ts';
import type { FoundLesson } from '#server/language/library/passages.ts';
import { findLessons } from '#server/language/library/search.ts';
import { subjectName } from './service.ts';

/** The lessons that say most about `words`, best first, at most `most`. */
export async function lessonsAbout(words: readonly string[], most: number): Promise<FoundLesson[]> {
  const places = await findLessons(words, most);
  return places.map(({ subject, slug }) => ({
    id: `${subject}/${slug}`,
    subject: subjectName(subject),
    lesson: readLesson(subject, slug),
  }));
}
