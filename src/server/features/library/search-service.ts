import { searchLessons as searchPlaces } from '#server/language/library/search.ts';
import { type FoundLesson, libraryLimits } from '#shared/contracts/library.ts';
import { listLessons } from './service.ts';

/** Lessons about what `query` says, by their topics, terms, parts and summaries. */
export async function searchLessons(query: string): Promise<{ lessons: FoundLesson[]; hasAll: boolean }> {
  const { places, hasAll } = await searchPlaces(query, libraryLimits.found);
  const lessons = places.flatMap(({ subject: name, slug }) => {
    const { subject, lessons } = listLessons(name);
    return lessons.filter((lesson) => lesson.slug === slug).map((lesson) => ({ ...lesson, subject }));
  });
  return { lessons, hasAll };
}
