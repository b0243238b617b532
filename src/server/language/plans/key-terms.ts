import { setImmediate } from 'node:timers/promises';
import { readLesson } from '#server/content/library.ts';
import { lessonOfTopic } from '#server/content/topic-lessons.ts';
import { foldLetters } from '#shared/rules/text/fold.ts';
import type { DraftTopic } from './plan-writer.ts';

/**
 * The topics of a plan of `subject`, each that a lesson of the library teaches as a whole with the key terms of that
 * lesson. Reads one lesson in each turn of the event loop.
 */
export async function withKeyTerms(subject: string, topics: readonly DraftTopic[]): Promise<DraftTopic[]> {
  const taught: DraftTopic[] = [];
  for (const topic of topics) {
    const place = lessonOfTopic(subject, topic.name);
    const lesson = place && readLesson(place.subject, place.lesson);
    // "Coeficientes e raiz (Função afim)" is a part, to which not all of them belong.
    const isWhole = lesson && foldLetters(topic.name).trim().startsWith(foldLetters(lesson.topic));
    taught.push(isWhole ? { ...topic, terms: lesson.terms.map(({ term }) => term) } : topic);
    if (lesson) await setImmediate();
  }
  return taught;
}
