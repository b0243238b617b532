import type { CurriculumTopic } from '#server/content/curricula.ts';
import { curriculumOf, lessonsOf, librarySubjects, readLesson } from '#server/content/library.ts';
import type { SignedIn } from '#server/platform/auth/tokens.ts';
import { notFound } from '#server/platform/errors.ts';
import type { Services } from '#server/platform/services.ts';
import type { LessonLink, LessonPage, LessonRead, LibrarySubject } from '#shared/contracts/library.ts';
import { slug } from '#shared/rules/text/slug.ts';
import { deleteRead, insertRead, listReads } from './queries.ts';

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

/** The lessons that the student marked as read and that there still are, the last one first. */
export async function readLessons({ db }: Services, { userId }: SignedIn): Promise<LessonRead[]> {
  const reads = await listReads(db, userId);
  const known = new Set(librarySubjects());
  return reads
    .filter(({ subject, lesson }) => known.has(subject) && hasLesson(subject, lesson))
    .map(({ readAt, ...read }) => ({ ...read, readAt: readAt.toISOString() }));
}

/** Marks a lesson as read, or not. Answers 404 when there is none of that name. */
export async function setRead(
  { db, clock }: Services,
  { userId }: SignedIn,
  { subject, lesson, isRead }: { subject: string; lesson: string; isRead: boolean },
): Promise<void> {
  requireLesson(subject, lesson);
  if (isRead) await insertRead(db, { userId, subject, lesson, readAt: clock.now() });
  else await deleteRead(db, { userId, subject, lesson });
}

/** Throws `library.not_found` (404) unless there is such a lesson. */
export function requireLesson(subject: string, name: string): void {
  if (!hasLesson(subject, name)) throw notFound('library.not_found');
}

const hasLesson = (subject: string, name: string) =>
  shelfOf(subject).lessons.some((lesson) => lesson.slug === name);
