import type { EvaluationMethod, PlanResource, Topic } from '#shared/contracts/study-plans.ts';
import { filesIn, readFile } from './read-file.ts';

/** 1 básico, 2 médio, 3 avançado. */
export type Level = 1 | 2 | 3;

/** Ideas and processes; what is solved step by step; texts to read and write; statutes; words to keep; what is practised. */
export const topicKinds = ['concept', 'procedure', 'text', 'law', 'vocabulary', 'skill'] as const;
export type TopicKind = (typeof topicKinds)[number];

type Subtopic = readonly [name: string, description: string];

export interface CurriculumTopic {
  /** Unique within the curriculum, subtopics included. */
  readonly name: string;
  /** One sentence. */
  readonly description: string;
  readonly priority: Topic['priority'];
  /** Relative effort, 1 (light) to 5 (heavy). */
  readonly weight: 1 | 2 | 3 | 4 | 5;
  readonly level: Level;
  /** Names of earlier topics that this one builds on. */
  readonly requires?: readonly string[];
  /** Two or more, in teaching order, each with its one-sentence description; together they cover the topic. */
  readonly subtopics: readonly Subtopic[];
  /** How to study this very topic, one sentence. */
  readonly hint?: string;
  /** How a topic of this kind is studied. */
  readonly kind: TopicKind;
  /** Names by which a student may ask for it: people, laws, works, methods, other spellings. */
  readonly terms: readonly string[];
}

/** One subject as a teacher would lay it out: 16 topics or more, prerequisites first. */
export interface Curriculum {
  readonly subject: string;
  /** Other names a student may give the subject. */
  readonly aliases: readonly string[];
  /** Names students use for parts of the subject (folded by the reader), each with the topics it means. */
  readonly areas: Readonly<Record<string, readonly string[]>>;
  /** Of an area: the parts of its topics that don't belong to it, as those that a later school year teaches. */
  readonly without?: Readonly<Record<string, readonly string[]>>;
  readonly topics: readonly CurriculumTopic[];
  /** The most useful first. `level` tells whom a resource suits; without it, everyone. */
  readonly resources: readonly (PlanResource & { readonly level?: Level })[];
  /** The most useful first; without them, those that suit its kinds of topics. */
  readonly evaluationMethods?: readonly EvaluationMethod[];
}

/** A part of an exam: how much of it is asked of one subject. */
export interface ExamPart {
  /** The subject of a curriculum. */
  readonly subject: string;
  /** What the notice calls it, where that is another name. */
  readonly name?: string;
  /** Of the exam's points or questions, relative to the other parts. */
  readonly share: number;
  /** Areas or topics of the curriculum that the exam asks; without it, all of it. */
  readonly focus?: readonly string[];
  /** Whether nothing of the subject but the focus is asked. */
  readonly isExact?: boolean;
  /** Topics of the curriculum that it doesn't ask. */
  readonly without?: readonly string[];
  /** The group of parts it belongs to, such as "Ciências da Natureza". */
  readonly group?: string;
}

/** An examination across subjects. */
export interface Exam {
  readonly name: string;
  /** How it is called, in any spelling; each name means one exam. */
  readonly words: readonly string[];
  /** Only its own parts are studied for it: who takes the ENEM for medicine does not study medicine. */
  readonly isClosed?: boolean;
  /** Subjects that it asks within others: studied by who names them. */
  readonly besides?: readonly string[];
  /** Other names of its groups. */
  readonly groups?: Readonly<Record<string, readonly string[]>>;
  /** Of the points, 0 to 1: for the subject that the candidates practise themselves. */
  readonly ownShare?: number;
  /** The weightiest first. */
  readonly parts: readonly ExamPart[];
}

/** The shelves in the order in which a name that two curricula have is given to one. */
const shelves = [
  'school',
  'languages',
  'exact-sciences',
  'life-sciences',
  'humanities',
  'social-sciences',
  'technology',
  'law',
  'business',
  'health',
  'engineering',
  'communication',
  'arts',
  'trades',
  'hobbies',
  'general',
] as const;

/** Every curriculum there is, as `<shelf>/<file>`, in the order of the shelves. */
export const curriculumFiles = (): string[] =>
  shelves.flatMap((shelf) =>
    filesIn(`curricula/${shelf}`)
      .sort()
      .map((file) => `${shelf}/${file.replace(/\.json$/, '')}`),
  );

/** The curriculum of `<shelf>/<file>`. */
export const readCurriculum = (file: string) =>
  readFile<Curriculum>(`curricula/${file}.json`, ['subject', 'aliases', 'areas', 'topics', 'resources']);

/** The narrow aim before the broad one: the first whose words a student uses is meant. */
export const readExams = () => readFile<readonly Exam[]>('exams.json', ['name', 'words', 'parts']);
