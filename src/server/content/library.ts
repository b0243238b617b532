import { readdirSync, readFileSync } from 'node:fs';
import { type Curriculum, curriculumFiles, readCurriculum } from './curricula.ts';
import { type Lesson, parseLesson } from './library/lesson.ts';

const folder = new URL('library/', import.meta.url);
const ending = '.md';

/** The subjects that have lessons, by the name of their curriculum's file: `matematica`. */
export const librarySubjects = (): string[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'checks')
    .map(({ name }) => name)
    .sort();

/** The lessons of a subject, each the slug of its topic; the curriculum gives their order. */
export const lessonsOf = (subject: string): string[] =>
  readdirSync(new URL(`${subject}/`, folder))
    .filter((file) => file.endsWith(ending))
    .map((file) => file.slice(0, -ending.length))
    .sort();

/** The curriculum whose topics the lessons of a subject teach. */
export function curriculumOf(subject: string): Curriculum {
  const file = curriculumFiles().find((path) => path.endsWith(`/${subject}`));
  if (!file) throw new Error(`The library's ${subject} has no curriculum.`);
  return readCurriculum(file);
}

/** The Markdown of a lesson. Throws when there is none of that name. */
export const lessonText = (subject: string, lesson: string): string =>
  readFileSync(new URL(`${subject}/${lesson}${ending}`, folder), 'utf8');

/** A lesson, read anew each time: what nobody holds stays out of memory. Throws when it is missing or ill-formed. */
export function readLesson(subject: string, lesson: string): Lesson {
  try {
    return parseLesson(lessonText(subject, lesson));
  } catch (error) {
    throw new Error(`src/server/content/library/${subject}/${lesson}${ending}`, { cause: error });
  }
}
