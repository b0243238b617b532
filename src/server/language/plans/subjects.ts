import type { CurriculumTopic, Exam } from '#server/content/curricula.ts';
import { merged } from '#server/language/wish/asked.ts';
import { type Catalogue, openCatalogue } from '#server/language/wish/catalogue.ts';
import { readWish } from '#server/language/wish/read-wish.ts';
import type { Scope } from '#server/language/wish/reading.ts';
import { saysSomething, wordsOf } from '#server/language/wish/words.ts';
import { fold } from '#shared/rules/text/fold.ts';
import { matterOf, wishIn } from './own-words.ts';

/** A subject of a cycle, difficulty and priority from 1 to 5. */
interface RatedMatter {
  name: string;
  difficulty: number;
  priority: number;
}

const most = 12;
const mostTopics = 8;
const longestName = 80;
const highest = 5;
const middle = 3;

const between = (value: number) => Math.min(highest, Math.max(1, Math.round(value)));
const mean = (values: readonly number[]) =>
  values.length > 0 ? values.reduce((sum, value) => sum + value, 0) / values.length : middle;
const priorityValue = { baixa: 1, média: 3, alta: 5 } as const;

const reading = (text: string, catalogue: Catalogue) =>
  readWish({ title: text, subject: '', description: '', goals: [] }, catalogue);

/** The topics of a scope: those asked for, or all. */
function topicsOf({ entry, asked, excluded }: Scope): CurriculumTopic[] {
  const { topics } = entry.read();
  const named = merged(asked);
  return topics.filter((_, at) => (named.size === 0 || named.has(at)) && excluded.get(at)?.size !== 0);
}

const ratingOf = (topics: readonly CurriculumTopic[]): Omit<RatedMatter, 'name'> => ({
  difficulty: between(mean(topics.map(({ weight }) => weight))),
  priority: between(mean(topics.map(({ priority }) => priorityValue[priority]))),
});

/** The parts of an exam: the more of it one takes, the higher its priority. */
function ofExam({ parts }: Exam, scopes: readonly Scope[]): RatedMatter[] {
  const largest = Math.max(...scopes.map(({ share }) => share));
  return distinct(
    scopes.slice(0, most).map(({ entry, share }) => {
      const { name = entry.subject } = parts.find(({ subject }) => subject === entry.subject) ?? {};
      const { difficulty } = ratingOf(entry.read().topics);
      return { name, difficulty, priority: between(1.5 + 3.5 * (share / largest)) };
    }),
  );
}

/** The first of each name, as a cycle compares them. */
function distinct(matters: readonly RatedMatter[]): RatedMatter[] {
  const seen = new Set<string>();
  return matters.filter(({ name }) => !seen.has(fold(name)) && seen.add(fold(name))).slice(0, most);
}

const lead =
  /^((principalmente|sobretudo|especialmente|também|ainda|mais|um\s+pouco|com\s+(ênfase|foco)\s+em|em|de|da|do|das|dos|na|no)\s+)+/iu;

/** The matters that a text lists, in its words, each with what the catalogue has of it. */
function listed(text: string, catalogue: Catalogue): { name: string; scopes: readonly Scope[] }[] {
  let head = '';
  return text
    .split(/[,;.\n•/+&]+|\s+e\s+/iu)
    .filter((part) => wordsOf(part).some(saysSomething))
    .map((part) => {
      const name = wishIn(wishIn(part).replace(lead, ''));
      // "Direito Constitucional e Administrativo": the second one is of Direito, too.
      const whole = head && !fold(name).startsWith(fold(head)) ? `${head} ${name}` : name;
      const { status, scopes } = reading(whole, catalogue);
      const isWhole =
        whole !== name &&
        status === 'known' &&
        scopes.some(({ entry }) => fold(entry.subject) === fold(whole));
      if (isWhole) return { name: whole, scopes };
      const [first = '', second] = name.split(/\s+/);
      head = second ? first : '';
      const own = reading(name, catalogue);
      return { name, scopes: own.status === 'known' ? own.scopes : [] };
    })
    .filter(({ name }) => wordsOf(name).some(saysSomething));
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

/**
 * Subjects for what a student wants to study, without a model: those they name; for an exam its own; for one subject
 * of the catalogue its main topics; else the matter as they call it. One to twelve, each name once. Same words, same
 * subjects.
 */
export async function subjectsFor(wished: string): Promise<RatedMatter[]> {
  const catalogue = await openCatalogue();
  const { exam, scopes, wanted } = reading(wished, catalogue);
  const focus = wanted?.title || wished;
  if (exam && scopes.length > 2) return ofExam(exam, scopes);
  const [what = ''] = focus.split(/\s+para\s+/iu);
  const matters = listed(what, catalogue);
  if (matters.length > 1)
    return distinct(
      matters.map(({ name, scopes: of }) => ({
        name: name.slice(0, longestName),
        ...ratingOf(of.flatMap(topicsOf)),
      })),
    );
  const topics = scopes.length > 0 ? scopes.flatMap(topicsOf) : [];
  if (topics.length > 1) return distinct(mainTopics(topics));
  const name = matterOf({ subject: matters[0]?.name ?? focus, title: focus }).slice(0, longestName) || focus;
  return [{ name: name.slice(0, longestName), difficulty: middle, priority: middle }];
}
