import {
  type Curriculum,
  type CurriculumTopic,
  curriculumFiles,
  readCurriculum,
} from '#server/content/curricula.ts';
import { lessonsOf, librarySubjects, readLesson } from '#server/content/library.ts';
import { notFound } from '#server/platform/errors.ts';
import type { LessonLink, LessonPage, LibrarySubject } from '#shared/contracts/library.ts';
import { slug } from '#shared/rules/text/slug.ts';

/** What the lists of a subject say. */
interface Shelf {
  subject: { slug: string; name: string };
  /** In teaching order. */
  lessons: LessonLink[];
  requires: Map<string, readonly string[]>;
}

// Each is read once, when it is first asked for: lessons change with a release only.
const shelves = new Map<string, Shelf>();
let subjects: LibrarySubject[] | undefined;

function shelfOf(subject: string): Shelf {
  const known = shelves.get(subject);
  if (known) return known;
  if (!librarySubjects().includes(subject)) throw notFound('library.not_found');
  const shelf = readShelf(subject);
  shelves.set(subject, shelf);
  return shelf;
}

function readShelf(subject: string): Shelf {
  const { subject: name, topics } = curriculumOf(subject);
  const written = new Set(lessonsOf(subject));
  const taught = topics.filter((topic) => written.has(slug(topic.name)));
  return {
    subject: { slug: subject, name },
    lessons: taught.map((topic) => linkTo(subject, topic)),
    requires: new Map(taught.map((topic) => [slug(topic.name), (topic.requires ?? []).map(slug)])),
  };
}

function curriculumOf(subject: string): Curriculum {
  const file = curriculumFiles().find((path) => path.endsWith(`/${subject}`));
  if (!file) throw new Error(`The library's ${subject} has no curriculum.`);
  return readCurriculum(file);
}

const linkTo = (subject: string, { name, level }: CurriculumTopic): LessonLink => ({
  slug: slug(name),
  topic: name,
  summary: readLesson(subject, slug(name)).summary,
  level,
});

/** The subjects of the library, by name. */
export function listSubjects(): LibrarySubject[] {
  const byName = new Intl.Collator('pt-BR').compare;
  subjects ??= librarySubjects()
    .map((subject) => ({
      slug: subject,
      name: curriculumOf(subject).subject,
      lessons: lessonsOf(subject).length,
    }))
    .sort((one, other) => byName(one.name, other.name));
  return subjects;
}

/** A subject as students read it: "Matemática". Answers 404 for a subject without lessons. */
export const subjectName = (subject: string): string => shelfOf(subject).subject.name;

/** The addresses of the pages that visitors and search engines may read: the library, its subjects, its lessons. */
export function publicLibrary(): { folder: string; paths: string[] } {
  const folder = '/biblioteca';
  const below = librarySubjects().flatMap((subject) => [
    subject,
    ...lessonsOf(subject).map((lesson) => `${subject}/${lesson}`),
  ]);
  return { folder, paths: [folder, ...below.map((path) => `${folder}/${path}`)] };
}

/** A subject's lessons in teaching order. Answers 404 for a subject without lessons. */
export function listLessons(subject: string): { subject: Shelf['subject']; lessons: LessonLink[] } {
  const { lessons, ...shelf } = shelfOf(subject);
  return { subject: shelf.subject, lessons };
}

/** A lesson with what it builds on and what follows. Answers 404 when there is none of that name. */
export function getLesson(subject: string, name: string): LessonPage {
  const shelf = shelfOf(subject);
  const place = shelf.lessons.findIndex((lesson) => lesson.slug === name);
  const link = shelf.lessons[place];
  if (!link) throw notFound('library.not_found');
  const required = new Set(shelf.requires.get(name));
  return {
    ...readLesson(subject, name),
    ...link,
    subject: shelf.subject,
    requires: shelf.lessons.filter((lesson) => required.has(lesson.slug)),
    next: shelf.lessons[place + 1] ?? null,
  };
}
