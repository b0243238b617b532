import type { EvaluationMethod, PlanResource, Topic } from '#shared/contracts/study-plans.ts';
import { readFile } from './read-file.ts';

/** 1 básico, 2 médio, 3 avançado. */
export type Level = 1 | 2 | 3;

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
  readonly hint: string;
}

/** One subject as a teacher would lay it out: 25 topics or more, prerequisites first. */
export interface Curriculum {
  readonly subject: string;
  /** Other names a student may give the subject. */
  readonly aliases: readonly string[];
  /** Names students use for parts of the subject (folded by the reader), each with the topics it means. */
  readonly areas: Readonly<Record<string, readonly string[]>>;
  /** Its areas are studied apart: a plan for one of them is not filled up with the others. */
  readonly isBroad?: boolean;
  readonly topics: readonly CurriculumTopic[];
  /** The most useful first. `level` tells whom a resource suits; without it, everyone. */
  readonly resources: readonly (PlanResource & { readonly level?: Level })[];
  /** The most useful first. */
  readonly evaluationMethods: readonly EvaluationMethod[];
}

type Shelf = 'school' | 'professions';

/** Which curricula there are: names of files in `curricula/`. */
export interface CatalogueFile extends Readonly<Record<Shelf, readonly string[]>> {
  /** Examinations across subjects. */
  readonly exams: readonly {
    readonly curriculum: string;
    /** Folded words that name it. */
    readonly words: readonly string[];
    /** Where the subjects stand that a title may narrow it to: who studies for the ENEM to enter medicine does not study medicine. */
    readonly within: readonly Shelf[];
  }[];
}

/** One step of a progression that fits any matter; names follow "<matéria>: ". */
export interface Facet
  extends Pick<CurriculumTopic, 'name' | 'description' | 'priority' | 'weight' | 'level' | 'hint'> {
  readonly parts: readonly Subtopic[];
}

/** `practice` for what is done with hands, body or voice, `knowledge` for everything else. */
export type Progression = 'practice' | 'knowledge';

/** A subject of a cycle: difficulty and priority from 1 to 5. */
export type RatedSubject = readonly [name: string, difficulty: number, priority: number];

/** What is studied together for one aim. */
export interface SubjectBundle {
  /** Folded words or phrases that name the aim, each on its own. */
  readonly words: readonly string[];
  /** At most 12, the weightiest first: by questions of the last exams, and how hard students find them. */
  readonly subjects: readonly RatedSubject[];
}

/** Where two curricula would take the same words, the first does: "redação" is an area of Língua Portuguesa too. */
export const readCatalogue = () =>
  readFile<CatalogueFile>('catalogue.json', ['school', 'professions', 'exams']);

/** The curriculum of a file that the catalogue names. */
export const readCurriculum = (name: string) =>
  readFile<Curriculum>(`curricula/${name}.json`, [
    'subject',
    'aliases',
    'areas',
    'topics',
    'resources',
    'evaluationMethods',
  ]);

export const readProgression = (name: Progression) =>
  readFile<readonly Facet[]>(`progressions/${name}.json`, ['name', 'level', 'parts']);

/** The first whose words a student uses is meant: what is narrow stands before what is broad. */
export const readSubjectBundles = () =>
  readFile<readonly SubjectBundle[]>('exam-subjects.json', ['words', 'subjects']);
