import type { Level } from '#server/content/curricula.ts';
import { lowerFirst } from '#server/language/text/capital.ts';
import { listOf } from '#server/language/text/list-of.ts';
import { type Catalogue, openCatalogue, readAhead } from '#server/language/wish/catalogue.ts';
import { choicesFor, examTitle, isOfExam, questionFor } from '#server/language/wish/describe-reading.ts';
import { readWish } from '#server/language/wish/read-wish.ts';
import type { Reading, StudentText } from '#server/language/wish/reading.ts';
import { saysSomething, wordsOf } from '#server/language/wish/words.ts';
import { type PlanSuggestions, studyPlanLimits } from '#shared/contracts/study-plans.ts';
import type { ChosenTopic } from './choice/topic-pieces.ts';
import { compose } from './compose.ts';
import { matterOf, sameNames, themesOf, wishIn } from './own-words.ts';
import {
  type DraftRequest,
  type DraftTopic,
  type PlanDraft,
  type PlanWriter,
  type SuggestionRequest,
  UnknownMatterError,
} from './plan-writer.ts';
import { headingOf, type ProgrammeItem, programmeTopics, readProgramme } from './programme.ts';
import { fewerTopics, leftOut, planDescription, unknownWords, withoutOwnProse } from './prose.ts';
import { evaluationFor, resourcesFor } from './resources.ts';
import { isFromScratch, perLevel } from './suggestion-words.ts';
import { titleFor } from './title.ts';

const levelOf: Record<DraftRequest['difficulty'], Level> = { iniciante: 1, intermediário: 2, avançado: 3 };

/** The level that was chosen; a beginner's where the words say so and no more than the usual was chosen. */
const levelFor = ({ difficulty, title, description, goals }: DraftRequest): Level =>
  difficulty === 'intermediário' && isFromScratch([title, withoutOwnProse(description), ...goals].join('. '))
    ? levelOf.iniciante
    : levelOf[difficulty];
/** The share of a plan that a student's themes may take where the catalogue knows the matter, but not them. */
const mostThemes = 0.3;
/** Themes without which there is no plan for a matter that nobody has laid out. */
const fewestThemes = 2;

/** What a plan is made of, and what is to be said about it. */
interface Contents {
  topics: DraftTopic[];
  curricula: ReturnType<typeof compose>['curricula'];
  /** "de Química", "para o Enem". */
  matter: string;
  /** The matter alone, for searches. */
  subject: string;
  notices: string[];
}

const themeTopic = (name: string): DraftTopic => ({
  name,
  description: 'Tema seu, com as suas palavras: estude pelo material que você tem e anexe-o em Resumos.',
  priority: 'alta',
  weight: 3,
  kind: 'concept',
});

/** The student's themes of words that nobody knows, and that no chosen topic has. */
const ownThemes = (text: StudentText, topics: readonly DraftTopic[], catalogue: Catalogue): string[] =>
  themesOf({ ...text, description: '' }).filter((theme) => {
    // What only says the title again has been read.
    if (sameNames(theme, text.title)) return false;
    const words = wordsOf(theme).filter(saysSomething);
    const known = words.filter(
      ({ stem }) => catalogue.vocabulary.has(stem) || catalogue.subjectStems.has(stem),
    );
    return known.length <= words.length / 2 && !topics.some(({ name }) => sameNames(name, theme));
  });

const nameOf = (reading: Reading): string => {
  const { scopes, exam } = reading;
  const subjects = scopes.map(({ entry }) => entry.subject);
  return exam && isOfExam(reading) ? examTitle(exam) : listOf(subjects.slice(0, 4));
};

function fromCatalogue(
  reading: Reading,
  text: StudentText,
  level: Level,
  count: number,
  catalogue: Catalogue,
): Contents {
  const { topics: chosen, curricula } = compose(reading, level, count);
  const topics: DraftTopic[] = chosen.map(draftOf);
  const themes = ownThemes(reading.wanted ?? text, topics, catalogue).slice(
    0,
    Math.floor(count * mostThemes),
  );
  const kept = topics.slice(0, count - themes.length);
  const subject = nameOf(reading);
  const matter = reading.exam && isOfExam(reading) ? `para ${reading.exam.name}` : `de ${subject}`;
  const all = [...kept, ...themes.map(themeTopic)];
  return {
    topics: all,
    curricula,
    matter,
    subject,
    notices: [
      ...(reading.excluded?.length ? [leftOut(reading.excluded)] : []),
      ...(all.length < count ? [fewerTopics(all.length, count, matter)] : []),
      ...(reading.unexplained.length > 0 ? [unknownWords(reading.unexplained)] : []),
    ],
  };
}

const draftOf = ({ name, description, priority, weight, source, part }: ChosenTopic): DraftTopic => ({
  name,
  description,
  priority,
  weight,
  kind: source.kind,
  parts: part === undefined ? source.subtopics.map(([each]) => each) : [],
  ...(source.hint && { hint: source.hint }),
});

/** What a plan can be made from: a programme, else what the catalogue knows, else the student's own themes. */
type Source =
  | { kind: 'programme'; items: ProgrammeItem[] }
  | { kind: 'known'; reading: Reading }
  | { kind: 'themes'; themes: string[]; reading: Reading };

/** Undefined when nothing is known of a request and it names no themes. The description is without our own prose. */
function sourceFor(request: DraftRequest, catalogue: Catalogue, read?: Reading): Source | undefined {
  const items = readProgramme(request.programme || request.description);
  if (items.length > 0) return { kind: 'programme', items };
  const reading = read ?? readWish(request, catalogue);
  if (reading.status === 'known') return { kind: 'known', reading };
  const themes = themesOf(request);
  return themes.length < fewestThemes ? undefined : { kind: 'themes', themes, reading };
}

const inOwnWords = (request: DraftRequest): DraftRequest => ({
  ...request,
  description: withoutOwnProse(request.description),
});

function contentsFor(given: DraftRequest, catalogue: Catalogue, read?: Reading): Contents | undefined {
  const request = inOwnWords(given);
  const source = sourceFor(request, catalogue, read);
  if (!source) return undefined;
  const { topicsCount } = request;
  if (source.kind === 'known')
    return fromCatalogue(source.reading, request, levelFor(request), topicsCount, catalogue);
  const subject = matterOf(request);
  const contents = { curricula: [], matter: `de ${subject}`, subject };
  if (source.kind === 'programme')
    return { ...contents, topics: programmeTopics(source.items, topicsCount), notices: [] };
  const { unexplained } = source.reading;
  return {
    ...contents,
    topics: source.themes.slice(0, topicsCount).map(themeTopic),
    notices: [unknownWords(unexplained.length > 0 ? unexplained : [subject])],
  };
}

/** With the hint and the way through it, for those who asked for more. */
function atLength({ parts = [], hint, ...topic }: DraftTopic): DraftTopic {
  const advice = hint
    ? `Dica de estudo: ${lowerFirst(hint)}`
    : `Dica de estudo: ao terminar, explique ${parts.length > 0 ? `“${parts.at(-1)}”` : 'o tópico'} em voz alta, sem olhar o material.`;
  return { ...topic, parts, description: `${topic.description} ${advice}` };
}

/**
 * The words of a plan, without a model: what the catalogue has about the wish, or the programme that the description
 * holds, or the student's own themes. At most `topicsCount` distinct topics, in order of study; fewer where no more
 * belong to the wish, which the description says. Same request, same draft.
 * @throws UnknownMatterError when nothing is known of the wish and it names fewer than two themes.
 */
export function writeLocalDraft(request: DraftRequest, catalogue: Catalogue): PlanDraft {
  const contents = contentsFor(request, catalogue);
  if (!contents) throw new UnknownMatterError('nothing is known of the matter');
  const { curricula, matter, subject, notices } = contents;
  const level = levelFor(request);
  const { isAdvanced } = request;
  const topics = isAdvanced ? contents.topics.map(atLength) : contents.topics;
  return {
    description: planDescription({
      matter,
      level,
      goals: request.goals,
      topics: topics.map(({ name }) => name),
      notices,
    }),
    topics,
    resources: resourcesFor(curricula, { matter: subject, level, topics, isAdvanced }),
    evaluationMethods: evaluationFor(curricula, topics, isAdvanced),
  };
}

/** The heading of a syllabus, where it tells a matter. */
function knownHeading(prompt: string, catalogue: Catalogue): string {
  const title = headingOf(prompt);
  const { status } = readWish({ title, subject: '', description: '', goals: [] }, catalogue);
  return status === 'known' ? title : '';
}

function suggestFrom(
  { prompt, topicsCount, difficulty, programme }: SuggestionRequest,
  catalogue: Catalogue,
): PlanSuggestions {
  const wish = wishIn(prompt);
  const rest = prompt.trim().slice(prompt.trim().indexOf('\n') + 1);
  const description = prompt.includes('\n') ? rest : prompt;
  const heading = readProgramme(programme || description).length > 0 ? knownHeading(prompt, catalogue) : '';
  const title = heading || (prompt.split(/\n/u)[0] ?? prompt);
  const text = { title, description, subject: '', goals: [] };
  const described = heading === '' ? withoutOwnProse(description) : '';
  const reading = readWish({ ...text, description: described }, catalogue);
  const isKnown = reading.status === 'known';
  const subject = isKnown ? nameOf(reading) : matterOf({ title: wish, subject: wish });
  const named = (isKnown ? subject : '').slice(0, studyPlanLimits.subject);
  const levels = perLevel((level) => {
    const request: DraftRequest = { ...text, difficulty: level, topicsCount, isAdvanced: false, programme };
    const contents = contentsFor(request, catalogue, reading);
    if (!contents) return { description: '', topics: [], notices: [] };
    const topics = contents.topics.map(({ name }) => name);
    const { matter, notices } = contents;
    return {
      description: planDescription({
        matter,
        level: levelOf[level],
        goals: [],
        topics,
        notices: reading.excluded?.length ? [leftOut(reading.excluded)] : [],
      }),
      topics,
      notices,
    };
  });
  const notice = levels[difficulty].notices.join(' ');
  const withoutNotices = perLevel((level) => ({
    description: levels[level].description,
    topics: levels[level].topics,
  }));
  return {
    title: titleFor(heading || prompt, reading, named, catalogue),
    subject: named,
    difficulty,
    ...withoutNotices[difficulty],
    levels: withoutNotices,
    ...(notice && { notice }),
    question: levels[difficulty].topics.length > 0 ? '' : questionFor(reading),
    choices: choicesFor(reading),
  };
}

const entriesOf = ({ scopes }: Reading) => scopes.map(({ entry }) => entry);

/** Writes from the catalogue and the student's own words; same request, same answer. */
export const localPlanWriter = {
  write: async (request) => {
    const catalogue = await openCatalogue();
    await readAhead(entriesOf(readWish(inOwnWords(request), catalogue)));
    return writeLocalDraft(request, catalogue);
  },
  suggest: async (request) => {
    const catalogue = await openCatalogue();
    const text = { title: request.prompt, subject: '', description: '', goals: [] };
    await readAhead(entriesOf(readWish(text, catalogue)));
    return suggestFrom(request, catalogue);
  },
} satisfies PlanWriter;

/** Whether the local engine can write a plan for a request; reads it, and writes nothing. */
export const canWrite = async (request: DraftRequest): Promise<boolean> =>
  sourceFor(inOwnWords(request), await openCatalogue()) !== undefined;
