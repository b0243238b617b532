import type { Exam } from '#server/content/curricula.ts';
import type { Asked } from './asked.ts';
import type { Entry } from './catalogue-index.ts';
import type { Weight } from './stress/weights.ts';

/** What a student wrote about what is to be studied. */
export interface StudentText {
  readonly title: string;
  readonly subject: string;
  readonly description: string;
  readonly goals: readonly string[];
  /** What of it is said to be hard. */
  readonly weakPoint?: string;
  /** What of several matters each is to weigh: "português peso 2". */
  readonly weights?: readonly Weight[];
}

/**
 * What stands beside the topics that are asked for. `nothing`: "só mitose e meiose". `near`: what they build on and their
 * neighbours, "biologia: genética". `room`: the rest of the subject, where they leave room, "SQL com foco em joins".
 * `share`: the rest of the subject belongs to the wish, too, "corrida, 10 km".
 */
export type Beside = 'nothing' | 'near' | 'room' | 'share';

/** What of one curriculum is wished for. */
export interface Scope {
  readonly entry: Entry;
  /** What the exam, or else the curriculum, calls it. */
  readonly label: string;
  readonly beside: Beside;
  /** Of the whole plan, above 0; all of them together are 1. */
  readonly share: number;
  /** The topics that the wish is about, those of each thing it names together; none: the whole subject. */
  readonly asked: readonly Asked[];
  /** The topics that goals and description name. */
  readonly stressed: Asked;
  /** The topics that are not to be studied, each with the parts that are meant; no parts: all of it. */
  readonly excluded: Asked;
  /** The topics that the wish stresses, or an exam asks most, by position, those of each matter together, the most asked first. */
  readonly focus: readonly (readonly number[])[];
}

export interface Reading {
  /**
   * `known`: the scopes hold what is wished for. `doubtful`: there is a likeness, and a word that nothing explains.
   * `unknown`: nothing of the catalogue. `vague`: the words name nothing that could be studied.
   */
  readonly status: 'known' | 'doubtful' | 'unknown' | 'vague';
  /** Empty unless known. */
  readonly scopes: readonly Scope[];
  readonly exam: Exam | undefined;
  /** What is left out of the scopes, as the student called it. */
  readonly excluded?: readonly string[];
  /** The student's words without what they exclude, where they exclude something. */
  readonly wanted?: StudentText;
  /** Words of the wish that nothing explains, as written. */
  readonly unexplained: readonly string[];
  /** What might be meant, by name, most likely first; at most four. */
  readonly choices: readonly string[];
}
