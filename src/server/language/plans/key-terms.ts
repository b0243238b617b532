import { setImmediate } from 'node:timers/promises';
import { readLesson } from '#server/content/library.ts';
import { lessonOfTopic } from '#server/content/topic-lessons.ts';
import type { LessonAddress } from '#shared/contracts/library.ts';
import { foldLetters } from '#shared/rules/text/fold.ts';
import type { DraftTopic } from './plan-writer.ts';

/** What is studied, and the library's lesson about it, if there is one. */
interface Taught {
  name: string;
  lesson: LessonAddress | null;
}

/** The key terms of the lessons that teach what is named as a whole. Reads one lesson in each turn of the event loop. */
export async function keyTermsOf(taught: readonly Taught[]): Promise<string[]> {
  const terms = new Set<string>();
  for (const { name, lesson: place } of taught) {
    const lesson = place && readLesson(place.subject, place.lesson);
    if (!lesson) continue;
    // "Coeficientes e raiz (Função afim)" is a part, to which not all of them belong.
    if (foldLetters(name).trim().startsWith(foldLetters(lesson.topic)))
      for (const { term } of lesson.terms) terms.add(term);
    await setImmediate();
  }
  return [...terms];
}

/** A topic with key terms, if there are any. */
export const withTerms = (topic: DraftTopic, terms: readonly string[]): DraftTopic =>
  terms.length > 0 ? { ...topic, terms } : topic;

/** The topics of a plan of `subject`, each that a lesson of the library teaches as a whole with the key terms of that lesson. */
export async function withKeyTerms(subject: string, topics: readonly DraftTopic[]): Promise<DraftTopic[]> {
  const taught: DraftTopic[] = [];
  for (const topic of topics) {
    const { name } = topic;
    taught.push(withTerms(topic, await keyTermsOf([{ name, lesson: lessonOfTopic(subject, name) }])));
  }
  return taught;
}
