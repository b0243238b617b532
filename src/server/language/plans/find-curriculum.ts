import type { Curriculum } from '#server/content/curricula.ts';
import { foldLetters } from '#shared/rules/text/fold.ts';
import type { Catalogue, CurriculumEntry, KnownCurriculum } from './catalogue.ts';
import { joinCurricula, joinNames } from './join-curricula.ts';
import { holdsPhrase, isWithin, stems } from './words.ts';

/** What a student wrote about the plan. */
export interface StudentText {
  title: string;
  description: string;
  subject: string;
  goals: readonly string[];
}

const namesOf = ({ subject, aliases, areas }: KnownCurriculum) => [
  subject,
  ...aliases,
  ...Object.keys(areas),
];

/** "Física para medicina" asks for Física: what follows is whom it is for. */
const withoutAudience = (subject: string) => subject.split(/\s+para\s+/iu)[0] ?? subject;

/** Whether the curriculum covers all that `subject` names, so that "História da Arte" is not taken for História. */
function covers(curriculum: KnownCurriculum, subject: string): boolean {
  const words = stems(subject);
  if (words.size === 0) return false;
  const names = namesOf(curriculum).filter((name) => holdsPhrase(words, name));
  const topicNames = curriculum.topics.map(({ exact: [name] }) => name);
  if (names.length > 0 && isWithin(words, stems([...names, ...topicNames].join(' ')))) return true;
  const folded = foldLetters(subject).trim();
  return curriculum.topics.some(
    (topic) => topic.exact.includes(folded) || (words.size > 1 && isWithin(words, topic.stems)),
  );
}

/** The curricula that `text` names anywhere. */
const namedIn = (text: string, curricula: readonly KnownCurriculum[]) => {
  const words = stems(text);
  return curricula.filter((curriculum) => namesOf(curriculum).some((name) => holdsPhrase(words, name)));
};

/** One curriculum for each part of "Física e Química"; undefined unless there are two or more, all known. */
function joined(subject: string, subjects: readonly KnownCurriculum[]): CurriculumEntry | undefined {
  const parts = subject.split(/\s+e\s+|\s*[,/+&]\s*/iu).filter((part) => stems(part).size > 0);
  const found = new Set(parts.map((part) => subjects.find((curriculum) => covers(curriculum, part))));
  if (found.size < 2 || found.has(undefined)) return undefined;
  const all = [...found] as KnownCurriculum[];
  return { ...joinNames(all), read: () => joinCurricula(all.map(({ read }) => read())) };
}

const examIn = (text: string, exams: Catalogue['exams']) => {
  const words = foldLetters(text).split(/[^a-z0-9]+/);
  return exams.find((exam) => exam.words.some((word) => words.includes(word)));
};

/** The exam of which `subject` says nothing but the name, as "Concurso INSS" does. */
const examNamed = (subject: string, exams: Catalogue['exams']) =>
  exams.find(({ curriculum }) =>
    [curriculum.subject, ...curriculum.aliases].some((name) => isWithin(stems(subject), stems(name))),
  );

/** The exam's own curriculum, or the one subject that the title narrows it to, by its name or that of an area. */
function withinExam({ curriculum, within }: Catalogue['exams'][number], title: string): KnownCurriculum {
  const words = stems(title);
  const byName = within.filter(({ subject, aliases }) =>
    [subject, ...aliases].some((name) => holdsPhrase(words, name)),
  );
  const [only, another] = byName.length > 0 ? byName : namedIn(title, within);
  return only && !another ? only : curriculum;
}

/**
 * The curriculum a request means, or undefined when none covers it. The subject decides; only when it names
 * nothing ("Outro", "ENEM") do title and goals, in this order.
 */
export function findCurriculum(
  { subject, title, goals }: StudentText,
  { subjects, exams }: Catalogue,
): CurriculumEntry | undefined {
  const asked = withoutAudience(subject);
  if (stems(asked).size > 0) {
    return (
      joined(asked, subjects) ??
      subjects.find((curriculum) => covers(curriculum, asked)) ??
      examNamed(asked, exams)?.curriculum
    );
  }
  const exam = examIn(`${subject} ${title}`, exams);
  if (exam) return withinExam(exam, title);
  for (const text of [title, ...goals]) {
    const [found] = namedIn(text, subjects);
    if (found) return found;
  }
  const named = examIn(goals.join(' '), exams);
  return named?.curriculum;
}

/**
 * The topics a student's words ask for, by name, with how strongly (above 0): a rare word says more
 * than a common one. Subtopics are looked at only for words that no topic or area explains.
 */
export function wishedTopics(curriculum: Curriculum, text: StudentText): Map<string, number> {
  const own = stems([curriculum.subject, ...curriculum.aliases].join(' '));
  const said = stems([text.subject, text.title, text.description, ...text.goals].join('. '));
  const wishes = new Map<string, number>();
  const explained = new Set<string>(own);
  const credit = (names: readonly string[]) => {
    if (names.length === 0 || names.length > curriculum.topics.length / 2) return;
    for (const name of names) wishes.set(name, (wishes.get(name) ?? 0) + 1 / Math.sqrt(names.length));
  };
  const inNames = (word: string) => curriculum.topics.filter(({ name }) => stems(name).has(word));
  for (const [area, names] of Object.entries(curriculum.areas)) {
    if (!holdsPhrase(said, area) || isWithin(stems(area), stems(curriculum.subject))) continue;
    for (const word of stems(area)) explained.add(word);
    credit(names);
  }
  for (const word of said) {
    if (own.has(word)) continue;
    const named = inNames(word);
    if (named.length > 0) credit(named.map(({ name }) => name));
    else if (!explained.has(word)) {
      const inside = curriculum.topics.filter(({ subtopics }) =>
        stems(subtopics.map(([name]) => name).join(' ')).has(word),
      );
      credit(inside.map(({ name }) => name));
    }
  }
  return wishes;
}
