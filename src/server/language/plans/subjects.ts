import { type CurriculumTopic, type RatedSubject, readSubjectBundles } from '#server/content/curricula.ts';
import { fold } from '#shared/rules/text/fold.ts';
import { type CurriculumEntry, catalogue } from './catalogue.ts';
import { findCurriculum } from './find-curriculum.ts';
import { matterOf, wishIn } from './own-words.ts';
import { holdsPhrase, stems } from './words.ts';

interface RatedMatter {
  name: string;
  /** From 1 to 5. */
  difficulty: number;
  priority: number;
}

const most = 12;
const mostTopics = 8;
const longestName = 80;
const highest = 5;
const middle = 3;

const named = ([name, difficulty, priority]: RatedSubject): RatedMatter => ({ name, difficulty, priority });

/**
 * Subjects for what a student wants to study, without a model: those they name; for an exam, its own; for a single
 * subject of the catalogue its main topics; else what is always studied of a matter, in the student's words. One to
 * twelve, each name once. Same words, same subjects.
 */
export function subjectsFor(focus: string): RatedMatter[] {
  const [what = ''] = focus.split(/\s+para\s+/iu);
  const asked = mattersIn(what);
  const bundle = bundleIn(focus);
  // "Física e Química para o ENEM" asks for these two; "ENEM, mais Física" for the exam, and more of one.
  const isNamed = asked.length > 0 && asked.every(({ known }) => known) && !bundleIn(what);
  if (bundle && !isNamed) {
    const words = stems(focus);
    return bundle.subjects
      .map(named)
      .map((subject) => (holdsPhrase(words, subject.name) ? { ...subject, priority: highest } : subject));
  }
  const [only, another] = asked;
  if (another) return asked.map(({ name, known }) => ({ name, ...ratingOf(name, known) }));
  const topics = only?.known ? topicsOf(only.known, only.name) : [];
  if (topics.length > 1) return mainTopics(topics);
  const matter = matterOf({ subject: only?.name ?? focus, title: focus, description: '', goals: [] });
  return strandsOf(matter);
}

const bundleIn = (focus: string) => {
  const text = ` ${fold(focus).replace(/[^a-z0-9]+/g, ' ')} `;
  return readSubjectBundles().find(({ words }) => words.some((word) => text.includes(` ${word} `)));
};

interface Matter {
  name: string;
  /** What the catalogue has of it. */
  known: CurriculumEntry | undefined;
}

const curriculumOf = (subject: string) =>
  stems(subject).size > 0
    ? findCurriculum({ subject, title: '', description: '', goals: [] }, catalogue())
    : undefined;

const lead =
  /^((principalmente|sobretudo|especialmente|também|ainda|mais|um\s+pouco|com\s+(ênfase|foco)\s+em|em|de|da|do|das|dos|na|no)\s+)+/iu;

/** The first matters that a text lists, in its words. */
function mattersIn(text: string): Matter[] {
  const found = new Map<string, Matter>();
  let broad: CurriculumEntry | undefined;
  for (const part of text.split(/[,;.\n•/+&]+|\s+e\s+/iu)) {
    if (stems(part).size === 0) continue;
    const name = wishIn(wishIn(part).replace(lead, ''));
    // "Direito Constitucional e Administrativo": the second one is of Direito too.
    const whole = broad && `${broad.subject} ${name}`;
    const matter =
      whole && broad && curriculumOf(whole) === broad && namesArea(broad, name)
        ? { name: whole, known: broad }
        : { name, known: curriculumOf(name) };
    if (matter.known?.isBroad && fold(name).startsWith(`${fold(matter.known.subject)} `))
      broad = matter.known;
    const key = fold(matter.name);
    if (stems(name).size > 0 && !found.has(key))
      found.set(key, { ...matter, name: matter.name.slice(0, longestName) });
    if (found.size === most) break;
  }
  return [...found.values()];
}

const areasNamed = ({ areas, subject }: CurriculumEntry, name: string) => {
  const words = stems(`${subject} ${name}`);
  return Object.entries(areas).filter(([area]) => holdsPhrase(words, area));
};
const namesArea = (curriculum: CurriculumEntry, name: string) => areasNamed(curriculum, name).length > 0;

/** The topics of the areas that `name` says, or all. */
function topicsOf(curriculum: CurriculumEntry, name: string): CurriculumTopic[] {
  const names = new Set(areasNamed(curriculum, name).flatMap(([, topics]) => topics));
  const { topics } = curriculum.read();
  const named = topics.filter((topic) => names.has(topic.name));
  return named.length > 0 ? named : [...topics];
}

const priorityValue = { baixa: 1, média: 3, alta: 5 } as const;
const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

/** By what its topics weigh. */
function ratingOf(name: string, known: CurriculumEntry | undefined): Omit<RatedMatter, 'name'> {
  if (!known) return { difficulty: middle, priority: middle };
  const topics = topicsOf(known, name);
  return {
    difficulty: Math.round(mean(topics.map(({ weight }) => weight))),
    priority: Math.round(mean(topics.map(({ priority }) => priorityValue[priority]))),
  };
}

/** The weightiest, in teaching order. */
function mainTopics(topics: readonly CurriculumTopic[]): RatedMatter[] {
  const value = ({ priority, weight }: CurriculumTopic) => priorityValue[priority] * 10 + weight;
  const main = new Set(topics.toSorted((one, other) => value(other) - value(one)).slice(0, mostTopics));
  return topics
    .filter((topic) => main.has(topic))
    .map(({ name, weight, priority }) => ({
      name: name.slice(0, longestName),
      difficulty: weight,
      priority: priorityValue[priority],
    }));
}

/** What a matter is made of that nobody has laid out: to understand it, to do it, to keep it. */
const strandsOf = (matter: string): RatedMatter[] =>
  [
    ['fundamentos', 3, 4],
    ['prática', 4, 5],
    ['revisão', 2, 3],
  ].map(([strand, difficulty, priority]) => ({
    name: `${matter.slice(0, longestName - 14)}: ${strand}`,
    difficulty: Number(difficulty),
    priority: Number(priority),
  }));
