import type { LessonAddress, TopicLessons } from '#shared/contracts/library.ts';
import { foldLetters } from '#shared/rules/text/fold.ts';
import { slug } from '#shared/rules/text/slug.ts';
import { curriculumOf, lessonsOf, librarySubjects } from './library.ts';

/** Lessons by the names of their topics, folded. */
type Shelf = ReadonlyMap<string, LessonAddress>;

/** Shelves by the names of their subjects, folded. */
let known: ReadonlyMap<string, Shelf> | undefined;

const key = (name: string) => foldLetters(name).trim();

function readShelves(): ReadonlyMap<string, Shelf> {
  return new Map(
    librarySubjects().flatMap((subject) => {
      const curriculum = curriculumOf(subject);
      const written = new Set(lessonsOf(subject));
      const shelf = new Map(
        curriculum.topics
          .map(({ name }) => ({ name, lesson: slug(name) }))
          .filter(({ lesson }) => written.has(lesson))
          .map(({ name, lesson }) => [key(name), { subject, lesson }]),
      );
      return [curriculum.subject, ...curriculum.aliases].map((name): [string, Shelf] => [key(name), shelf]);
    }),
  );
}

/** "Matemática e Física" is both. */
const together = /\s*(?:[,;/+&]|\se\s)\s*/;
/** What a plan of several subjects says after a topic: "Crase (Língua Portuguesa)", "Vetores (no plano, Física)". */
const labelled = /^(.+?)(?: \(|, )([^(),]+)\)$/;

/**
 * The lesson of a topic that a plan of `subject` names: its subject's curriculum has a topic of that very name, or one
 * that the plan says the topic is a part of, as "Coeficientes (Função afim)". Null where nothing or more than one is
 * meant.
 */
export function lessonOfTopic(subject: string, topic: string): LessonAddress | null {
  known ??= readShelves();
  const shelves = known;
  const named = key(topic);
  const [, rest = '', label = ''] = labelled.exec(named) ?? [];
  const ofLabel = shelves.get(label);
  if (ofLabel) return ofLabel.get(rest.includes('(') ? `${rest})` : rest) ?? null;
  const whole = shelves.get(key(subject));
  const own = whole
    ? [whole]
    : key(subject)
        .split(together)
        .flatMap((part) => shelves.get(part) ?? []);
  const found = new Set(own.map((shelf) => shelf.get(named) ?? shelf.get(label)).filter(Boolean));
  const [lesson] = found;
  return found.size === 1 && lesson ? lesson : null;
}

/** The subject of the library that `name` means; null where it has none of that name. */
export function librarySubjectOf(name: string): string | null {
  known ??= readShelves();
  const [lesson] = known.get(key(name))?.values() ?? [];
  return lesson?.subject ?? null;
}

/** The lessons of a plan's topics, by their names. */
export const lessonsOfTopics = (subject: string, topics: readonly { name: string }[]): TopicLessons =>
  topics.flatMap(({ name }) => {
    const lesson = lessonOfTopic(subject, name);
    return lesson ? [{ topic: name, ...lesson }] : [];
  });
